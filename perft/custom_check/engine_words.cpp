#include "perft/custom_check/engine_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <regex>
#include <set>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/process/engine_error.hpp"
#include "perft/engines/protocol/lines/move_word.hpp"

namespace hurdle::custom {
namespace {

/// The words for one list: what each legal move may be written as.
class Words {
 public:
  Words(const Rules& rules, const Position& position)
      : rules_(rules), legal_(rules.legal_moves(position)) {
    for (const Move& move : legal_) {
      texts_.insert(rules_.text_of(move));
    }
    for (const Move& move : legal_) {
      for (const std::string& spelling : spellings(move)) {
        auto [known, is_new] = spelled_.try_emplace(spelling, rules_.text_of(move));
        if (!is_new && known->second != rules_.text_of(move)) {
          known->second.clear();  // of several moves
        }
      }
    }
  }

  /// The text of the legal move that a word writes; none if it is no legal move.
  [[nodiscard]] std::optional<std::string> legal_move(const std::string& word) const {
    if (texts_.count(word) != 0) {
      return word;
    }
    const auto found = spelled_.find(to_lower(engines::plain_move_word(word)));
    if (found != spelled_.end() && !found->second.empty()) {
      return found->second;
    }
    const bool marked =
        !word.empty() && (word.back() == '#' || (word.back() == '+' && !upgrades()));
    return marked ? legal_move(word.substr(0, word.size() - 1)) : std::nullopt;
  }

  /// The texts of the promotions that a word without a piece may be.
  [[nodiscard]] std::vector<std::string> promotions(const std::string& word) const {
    std::vector<std::string> texts;
    for (const Move& move : legal_) {
      const std::string text = rules_.text_of(move);
      if (move.form == Form::promotion && text == word + text.back()) {
        texts.push_back(text);
      }
    }
    return texts;
  }

  /// Throws for a word that is longer than any move.
  void expect_short(const std::string& word) const {
    if (word.size() > longest_word) {
      throw no_move(word);
    }
  }

  /// Throws unless the word, plain, has the form of a move on this board.
  void expect_coordinates(const std::string& word) const {
    static const std::regex form(
        R"(([a-z])(\d+)([a-z])(\d+)[a-z]?[+-]?(,.*)?|\+?[A-Z]@([a-z])(\d+)(,.*)?|)"
        R"(O-O(-O)?|0-0(-0)?|0000)");
    std::smatch parts;
    const auto on_board = [&](std::size_t file, std::size_t rank) {
      return !parts[file].matched ||
             (parts.str(file).front() - 'a' < rules_.facts().size.files && parts.length(rank) < 3 &&
              std::stoi(parts.str(rank)) <= rules_.facts().size.ranks);
    };
    constexpr std::size_t from = 1;
    constexpr std::size_t to = 3;
    constexpr std::size_t drop = 6;
    if (!std::regex_match(word, parts, form) || !on_board(from, from + 1) ||
        !on_board(to, to + 1) || !on_board(drop, drop + 1)) {
      throw no_move(word);
    }
  }

 private:
  [[nodiscard]] engines::EngineError no_move(const std::string& word) const {
    return {engines::EngineFailure::nonsense,
            fmt::format(
                "the engine wrote '{}', which is no move in coordinates of this board{}",
                hurdle::quoted(word),
                texts_.empty() ? "" : fmt::format("; expected moves as '{}'", *texts_.begin()))};
  }

  /// What programs write instead of a move's text, in lower case.
  [[nodiscard]] std::vector<std::string> spellings(const Move& move) const {
    std::vector<std::string> found{to_lower(rules_.text_of(move))};
    if (move.form == Form::castling && move.gated == Type::none) {
      const bool to_higher_file = move.other.file() > move.from.file();
      found.insert(found.end(),
                   {to_text(move.from) + to_text(move.other), to_text(move.from) + to_text(move.to),
                    to_higher_file ? "o-o" : "o-o-o", to_higher_file ? "0-0" : "0-0-0"});
    } else if (move.form == Form::pass) {
      found.emplace_back("0000");
    } else if (move.form == Form::drop) {
      found.push_back(found.front());
      found.back().replace(found.back().find('@'), 1, "*");  // as USI does
    }
    return found;
  }

  /// Whether `+` behind a move is a promotion in this game, and no sign of a check.
  [[nodiscard]] bool upgrades() const {
    const auto& types = rules_.facts().promoted_type;
    return std::ranges::any_of(types, [](Type type) { return type != Type::none; });
  }

  const Rules& rules_;
  std::vector<Move> legal_;
  std::set<std::string> texts_;
  std::map<std::string, std::string> spelled_;
};

}  // namespace

ReadList read_list(const Rules& rules, const Position& position, const Division& words) {
  const Words known(rules, position);
  ReadList list;
  std::vector<std::pair<std::string, Total>> others;
  const auto add = [&](const std::string& text, const std::string& word, Total replies) {
    if (!list.moves.try_emplace(text, ReadList::Line{word, replies}).second) {
      list.unsettled.push_back(
          fmt::format("{} and {} are both {}", list.moves.at(text).word, word, text));
    }
  };
  for (const auto& [word, replies] : words) {
    known.expect_short(word);
    if (const auto text = known.legal_move(word)) {
      add(*text, word, replies);
    } else {
      others.emplace_back(word, replies);
    }
  }
  for (const auto& [word, replies] : others) {
    const std::string plain = engines::plain_move_word(word);
    known.expect_coordinates(plain);
    std::vector<std::string> left = known.promotions(plain);
    const std::string all = fmt::format("{}", fmt::join(left, ", "));
    std::erase_if(left, [&](const std::string& text) { return list.moves.count(text) != 0; });
    if (left.size() == 1) {
      add(left.front(), word, replies);
    } else if (!all.empty()) {
      list.unsettled.push_back(fmt::format("{} may be {}", word, all));
    } else {
      add(plain, word, replies);
    }
  }
  return list;
}

}  // namespace hurdle::custom
