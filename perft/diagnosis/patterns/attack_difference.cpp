#include "perft/diagnosis/patterns/attack_difference.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

/// The attackers in `ones` that are not in `others`: "the elephant on b6".
std::vector<std::string> only_in(const std::vector<Checker>& ones,
                                 const std::vector<Checker>& others) {
  std::vector<std::string> words;
  for (const Checker& one : ones) {
    const bool both =
        std::ranges::any_of(others, [&](const Checker& other) { return other.where == one.where; });
    if (!both) {
      words.push_back(one.words);
    }
  }
  return words;
}

std::string sentence(const Notation& notation, const Setup& position, Move move,
                     const Referee& rules, const Referee& mutant, bool missing) {
  Setup next = (missing ? rules : mutant).after(position, move);
  next.side = position.side;  // so that its royal piece is the one in check
  const Square royal = royal_square(next, position.side);
  if (!royal.exists()) {
    return "";
  }
  const std::vector<Checker> by_rules = rules.checking_pieces(next);
  const std::vector<Checker> by_mutant = mutant.checking_pieces(next);
  const auto words = missing ? only_in(by_mutant, by_rules) : only_in(by_rules, by_mutant);
  if (words.empty()) {
    return "";
  }
  const bool one = words.size() == 1;
  return fmt::format(
      "{} is {}, because by this rule {} {} {}.", to_text(notation, move),
      missing ? "missing" : "extra", fmt::join(words, " and "),
      missing ? (one ? "attacks" : "attack") : (one ? "does not attack" : "do not attack"),
      to_text(royal));
}

}  // namespace

std::string attack_difference(const Referee& rules, const Referee& mutant,
                              const Observation& seen) {
  const Notation& notation = rules.notation();
  for (const bool missing : {true, false}) {
    for (const std::string& text : missing ? seen.missing : seen.extra) {
      const auto moves = (missing ? rules : mutant).legal_moves(seen.position);
      const auto move =
          std::ranges::find_if(moves, [&](Move legal) { return to_text(notation, legal) == text; });
      std::string words = move == moves.end()
                              ? ""
                              : sentence(notation, seen.position, *move, rules, mutant, missing);
      if (!words.empty()) {
        return words;
      }
    }
  }
  return "";
}

}  // namespace hurdle
