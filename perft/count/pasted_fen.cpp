#include "perft/count/pasted_fen.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/sfen.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

constexpr std::string_view pasted_blanks = " \t";

std::vector<std::string_view> words_in(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(pasted_blanks), text.size()));
    if (text.empty()) {
      return words;
    }
    const std::size_t end = std::min(text.find_first_of(pasted_blanks), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

/// The text with blanks in place of its first word, if it is this one: columns stay.
std::string without_word(std::string text, std::string_view word) {
  const std::vector<std::string_view> words = words_in(text);
  if (!words.empty() && words.front() == word) {
    const auto at = static_cast<std::size_t>(words.front().data() - text.data());
    text.replace(at, word.size(), word.size(), ' ');
  }
  return text;
}

/// Whether a text without the word `sfen` is an SFEN: no FEN has letters in its third field or a
/// number in its fourth. Throws TextError if it may be either.
bool is_bare_sfen(const Notation& notation, std::string_view text) {
  const std::vector<std::string_view> words = words_in(text);
  const auto& others = notation.move_notations;
  const bool has_sfen = std::find(others.begin(), others.end(), MoveNotation::usi) != others.end();
  constexpr std::size_t to_hands = 3;
  if (!has_sfen || words.size() < to_hands || words.size() > to_hands + 1 ||
      words.front() == sfen_word || words.front().find('[') != std::string_view::npos) {
    return false;
  }
  if (words.size() > to_hands) {
    return is_number(words[to_hands]);
  }
  if (words[2] != "-") {
    return true;
  }
  throw TextError(
      "side", static_cast<std::size_t>(words[1].data() - text.data()) + 1,
      fmt::format("'{0}' is the first player in an SFEN and the second in a FEN, or the "
                  "other way round; write 'sfen' before an SFEN, or '[]' after the board of a FEN",
                  quoted(words[1])));
}

Setup parse_as(const Notation& notation, const std::string& text) {
  const std::string position = without_word(text, "position");
  const std::vector<std::string_view> words = words_in(position);
  if (words.size() == 1 && words.front() == "startpos") {
    return start_position(notation);
  }
  const std::string fen = without_word(position, "fen");
  if (is_bare_sfen(notation, fen)) {
    return parse_sfen(notation, fen);
  }
  return parse_fen(notation, fen);
}

/// Whether an error in this field may mean that the text is a position of another game.
bool differs_between_games(std::string_view field) {
  return field == "board" || field == "hands" || field == "state" || field == "rights";
}

bool is_position_of(const Variant& variant, const std::string& text) {
  try {
    return !variant.referee.invalid_reason(parse_as(variant.notation, text));
  } catch (const TextError&) {
    return false;
  }
}

/// The games, other than this one, in which the text is a valid position.
std::vector<std::string_view> games_of(const Variant& asked, const std::string& text) {
  std::vector<std::string_view> names;
  for (const Variant& variant : all_variants()) {
    if (&variant != &asked && is_position_of(variant, text)) {
      names.push_back(variant.notation.name);
    }
  }
  return names;
}

}  // namespace

PastedCommand split_command(std::string_view text) {
  for (const std::string_view word : words_in(text)) {
    if (word == "moves") {
      const auto at = static_cast<std::size_t>(word.data() - text.data());
      return {text.substr(0, at), text.substr(at + word.size())};
    }
  }
  return {text, {}};
}

Setup parse_pasted_fen(const Variant& variant, std::string_view text) {
  const std::string copy(text);
  try {
    return parse_as(variant.notation, copy);
  } catch (const TextError& error) {
    constexpr std::size_t few = 4;
    const auto games = differs_between_games(error.field()) ? games_of(variant, copy)
                                                            : std::vector<std::string_view>{};
    if (games.empty() || games.size() > few) {
      throw;
    }
    const std::string what = error.what();
    const std::string place = fmt::format("{}, column {}: ", error.field(), error.column());
    throw TextError(error.field(), error.column(),
                    fmt::format("{}; the text is a position of {}", what.substr(place.size()),
                                fmt::join(games, " or ")));
  }
}

}  // namespace hurdle
