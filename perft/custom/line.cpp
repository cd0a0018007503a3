#include "perft/custom/line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "movegen/vocab/text/letters.hpp"
#include "perft/custom/san.hpp"

namespace hurdle::custom {
namespace {

constexpr std::string_view blanks = " \t\n";
constexpr std::string_view between_moves = " \t\n,";

}  // namespace

std::optional<Move> move_with_text(const Rules& rules, const std::vector<Move>& legal,
                                   std::string_view text) {
  const auto found =
      std::ranges::find_if(legal, [&](const Move& move) { return rules.text_of(move) == text; });
  return found == legal.end() ? std::nullopt : std::optional(*found);
}

std::optional<Move> named_move(const Rules& rules, const Position& position,
                               const std::vector<Move>& legal, std::string_view word) {
  const auto move = move_with_text(rules, legal, with_large_letter(word));
  return move ? move : move_in_san(rules, position, legal, word);
}

std::string with_large_letter(std::string_view drop) {
  std::string text(drop);
  if (text.size() > 1 && text[1] == '@') {
    text[0] = to_upper(text[0]);
  }
  return text;
}

std::optional<MoveList::Item> MoveList::take(const Rules& rules, const Position& position,
                                             const std::vector<Move>& legal) {
  skip_to_move();
  if (text_.empty()) {
    return std::nullopt;
  }
  Item item{++number_, text_.substr(0, text_.find_first_of(between_moves)), std::nullopt};
  for (std::string_view word = text_.substr(0, text_.find_first_of(blanks)); !item.move;
       word = word.substr(0, word.rfind(','))) {
    try {
      item.move = named_move(rules, position, legal, word);
    } catch (const std::invalid_argument& error) {
      throw std::invalid_argument(fmt::format("move {}: {}", number_, error.what()));
    }
    if (item.move) {
      item.word = word;
    } else if (word.find(',') == std::string_view::npos) {
      break;
    }
  }
  text_.remove_prefix(item.word.size());
  return item;
}

void MoveList::skip_to_move() {
  while (true) {
    text_.remove_prefix(std::min(text_.find_first_not_of(between_moves), text_.size()));
    const std::size_t digits = text_.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || text_[digits] != '.') {
      return;
    }
    text_.remove_prefix(std::min(text_.find_first_not_of('.', digits), text_.size()));
  }
}

}  // namespace hurdle::custom
