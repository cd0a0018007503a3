// Mutants of every game: counting and check (C2, C3, C5). A family adds them to its own and
// excludes those that change nothing in its games.
#pragma once

#include "movegen/mutants/rule.hpp"

namespace hurdle::mutation {

/// Facts about the pieces that decide which mutants change counts.
struct CommonFacts {
  bool royal_flees_checks = true;           ///< otherwise it may only capture a lone checker
  bool slides_diagonally = true;            ///< some piece does, so pieces are pinned on diagonals
  bool leaps_lamely = false;                ///< some piece does, so leaving can open its way
  bool captures_over_hurdles = false;       ///< some piece does, so arriving can expose too
  bool captures_as_it_goes = false;         ///< every piece on the board does
  std::vector<Kind> pinners = {};           ///< kinds that can give check when another piece leaves
  std::vector<Kind> never_give_check = {};  ///< kinds that cannot come near the enemy's royal piece
  std::vector<Kind> lopsided =
      {};  ///< kinds with a forward direction that get mutants of their own
};

/// Mutants of check.
inline const ClauseTable<Hooks> of_check("C5");

/// The mutants of C2, C3 and C5 that change counts of a game.
[[nodiscard]] Rules<Hooks> common_rules(const Notation& notation, const CommonFacts& facts);

[[nodiscard]] Rules<Hooks> mutant_counting(const Notation& notation);  ///< moves and ends of lines
[[nodiscard]] Rules<Hooks> blind_attacks(const Notation& notation, const CommonFacts& facts);
[[nodiscard]] Rules<Hooks> mutant_pins(const Notation& notation, const CommonFacts& facts);
/// Answers to a check.
[[nodiscard]] Rules<Hooks> mutant_evasions(const Notation& notation, const CommonFacts& facts);
/// Attacks computed from the royal piece's square, as if the attacker stood there.
[[nodiscard]] Rules<Hooks> checks_from_the_wrong_end(const Notation& notation,
                                                     const CommonFacts& facts);
[[nodiscard]] Rules<Hooks> mutant_hurdles();  ///< checks over a hurdle, made and answered
/// Kinds that pin nothing, are never pinned or never answer a check.
[[nodiscard]] Rules<Hooks> kinds_and_checks(const Notation& notation, const CommonFacts& facts);

/// Programs of any game that let the royal piece be captured.
[[nodiscard]] HouseRules pseudo_legal();
/// Programs that end a game at its fiftieth move without a capture, for games with that rule.
[[nodiscard]] HouseRules ends_by_the_counter();

}  // namespace hurdle::mutation
