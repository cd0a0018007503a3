// Mutated passes (J9) and wrong ends by two passes (J12).
#include <algorithm>
#include <functional>

#include "movegen/mutants/games/janggi/hooks.hpp"

namespace hurdle::janggi {
namespace {

using Passes = std::function<bool(const Position& asked)>;

Change<Hooks> passes_unless(Passes refused) {
  return unless(&Hooks::may_pass, std::move(refused));
}

/// Without a pass no draw by facing generals can be accepted: they bind nobody.
Change<Hooks> nobody_passes() {
  return both(passes_unless(always(true)), instead(&Hooks::bound_by_facing, always(false)));
}

bool has_just_passed(const Position& asked) {
  return asked.setup.passes > 0;
}

/// Some players in check may pass, and nobody asks whether the general is safe afterwards.
Change<Hooks> passes_in_check(Passes may) {
  return both(
      both(also_if(&Hooks::may_pass, std::move(may)),
           also_if(&Hooks::may_stand_in_check, has_just_passed)),
      also_if(&Hooks::keeps_royal_safe, [](const Played& asked) { return asked.move.is_pass(); }));
}

bool no_line_piece_checks(const Position& asked) {
  const std::vector<Square> checkers = asked.checkers();
  return std::none_of(checkers.begin(), checkers.end(), [&](Square from) {
    return asked.at(from).kind() == chariot || asked.at(from).kind() == cannon;
  });
}

bool general_can_step(const Position& asked) {
  bool found = false;
  const Square from = asked.royal();
  asked.rules.targets(asked.setup, from, [&](Square to) {
    found = found || asked.rules.legal(asked.setup, Move::board(from, to));
  });
  return found;
}

bool general_is_bare(const Position& asked) {
  const auto& board = asked.setup.board;
  return std::count_if(board.begin(), board.end(),
                       [&](Piece piece) { return piece.belongs_to(asked.side()); }) == 1;
}

/// The game ends after so many passes in a row.
Change<Hooks> ends_after(int passes) {
  return instead(&Hooks::ended_by_two_passes,
                 [passes](const Position& asked) { return asked.setup.passes >= passes; });
}

constexpr int never = 250;

}  // namespace

MutantRules mutant_passes(const Notation& variant) {
  const bool casual = &variant == &notation_casual;
  constexpr auto two_passes = &Hooks::ended_by_two_passes;
  return {
      {"no-pass", "J9",
       casual ? "Nobody may pass." : "Nobody may pass, so that facing generals mean nothing.",
       nobody_passes()},
      {"pass-only-when-stuck", "J9", "A player may pass only without any other legal move.",
       passes_unless(&Position::can_move)},
      {"no-pass-when-stuck", "J9", "A player without any other legal move may not pass.",
       passes_unless(std::not_fn(&Position::can_move))},
      {"pass-in-check", "J9", "A player in check may pass.", passes_in_check(always(true))},
      {"pass-in-check-by-leapers", "J9", "Only a check by chariot or cannon forbids the pass.",
       passes_in_check(no_line_piece_checks)},
      {"han-never-passes", "J9", "Only Cho may pass.", passes_unless(han_moves)},
      {"cho-never-passes", "J9", "Only Han may pass.", passes_unless(cho_moves)},
      {"pass-only-when-the-general-can-step", "J9",
       "A pass is a move of the general, and one that has no step may not stay either.",
       only_if(&Hooks::may_pass, general_can_step)},
      {"bare-general-never-passes", "J9", "A player who has only the general may not pass.",
       passes_unless(general_is_bare)},
      {"mated-player-passes", "J13", "A player in check without any other move passes.",
       passes_in_check(std::not_fn(&Position::can_move))},
      {"no-pass-after-a-pass", "J12", "A pass may not be answered by a pass.",
       passes_unless(has_just_passed)},
      {"one-pass-ends", "J12", "One pass ends the game.", ends_after(1)},
      {"three-passes-end", "J12", "Three passes in a row end the game.", ends_after(3)},
      {"passes-never-end", "J12", "No number of passes ends the game.", ends_after(never)},
      {"two-passes-end-when-han-is-second", "J12",
       "Two passes end the game only when Han passed after Cho.", only_if(two_passes, cho_moves)},
      {"two-passes-end-when-cho-is-second", "J12",
       "Two passes end the game only when Cho passed after Han.", only_if(two_passes, han_moves)},
  };
}

}  // namespace hurdle::janggi
