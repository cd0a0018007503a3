// Mutated passes (J9), ends by two passes (J12) and checks (J13): pieces that move by the rules and
// are looked for in another way from the general's point of view. Not here: guards and generals
// that give check. They never leave their own palace, so no general is ever within their reach.
#include <algorithm>
#include <functional>

#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"

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

/// The game ends after so many passes in a row.
Change<Hooks> ends_after(int passes) {
  return instead(&Hooks::ended_by_two_passes,
                 [passes](const Position& asked) { return asked.setup.passes >= passes; });
}

constexpr int never = 250;

MutantRules mutant_leaps() {
  const auto horse_if = [](MayGo may) {
    return attacks(horse, only_where(std::move(may), steps(as_knight)));
  };
  const auto elephant_if = [](MayGo may) {
    return attacks(elephant, only_where(std::move(may), steps(as_elephant)));
  };
  return {
      {"horse-check-leg-beside-the-general", "J13",
       "The check of a horse is stopped on the point beside the general.",
       horse_if(all_the_way(is_empty, First::diagonal_step))},
      {"horse-check-leaps", "J13", "The check of a horse cannot be blocked.",
       attacks(horse, steps(as_knight))},
      {"elephant-check-from-the-general", "J13",
       "The check of an elephant is stopped on the points of the way back from the general.",
       elephant_if(all_the_way(is_empty, First::diagonal_step))},
      {"elephant-check-leaps", "J13", "The check of an elephant cannot be blocked.",
       attacks(elephant, steps(as_elephant))},
      {"elephant-check-stopped-by-two-only", "J13",
       "The check of an elephant is blocked only when both points of its way are occupied.",
       elephant_if(either(on_the_way(0, is_empty), on_the_way(1, is_empty)))},
      {"elephant-check-past-the-second-point", "J13",
       "The check of an elephant is not blocked on the second point of its way.",
       elephant_if(on_the_way(0, is_empty))},
      {"elephant-check-past-the-first-point", "J13",
       "The check of an elephant is not blocked on the first point of its way.",
       elephant_if(on_the_way(1, is_empty))},
  };
}

MutantRules mutant_chariot_checks() {
  return {
      {"chariot-diagonals-give-no-check", "J13",
       "A chariot gives no check along a marked diagonal.",
       attacks(chariot, only_where(goes_straight))},
      {"chariot-far-corner-gives-no-check", "J13",
       "A chariot gives no check from corner to corner.",
       attacks(chariot, only_where(is_not([](const Mover& mover, Square to) {
                 return goes_diagonally(mover, to) && distance(mover.from, to) == 2;
               })))},
      {"chariot-checks-on-any-diagonal", "J13",
       "A chariot in a palace gives check diagonally from every point.",
       attacks(chariot, also(only_where(starts_on(in_a_palace), steps(diagonal))))},
      {"chariot-checks-through-the-centre", "J13",
       "A piece on the centre does not stop a check from corner to corner.",
       attacks(chariot, also(across_the_centre()))},
  };
}

MutantRules mutant_cannon_checks() {
  return {
      {"palace-jump-gives-no-check", "J13", "A cannon gives no check along a marked diagonal.",
       attacks(cannon, only_where(goes_straight))},
      {"cannon-checks-over-cannons", "J13", "A cannon gives check over another cannon.",
       attacks(cannon, also(hops_over(1, Hop::to_take)))},
      {"cannon-checks-over-two", "J13", "A cannon gives check over two pieces.",
       attacks(cannon, also(hops_over(2, Hop::to_take)))},
      {"cannon-checks-as-a-chariot", "J13", "A cannon gives check without a hurdle.",
       attacks(cannon, also(slides(straight)))},
      {"cannon-checks-over-its-own-only", "J13",
       "A cannon gives check only over a piece of its own.", attacks(cannon, never_over(is_enemy))},
      {"cannon-checks-over-enemies-only", "J13",
       "A cannon gives check only over a piece of the checked player.",
       attacks(cannon, never_over(is_own))},
  };
}

MutantRules mutant_soldier_checks() {
  return {
      {"soldier-diagonals-give-no-check", "J13",
       "A soldier gives no check along a marked diagonal.",
       attacks(soldier, only_where(goes_straight))},
      {"soldier-sideways-gives-no-check", "J13", "A soldier gives no check to its side.",
       attacks(soldier, only_where(is_not(goes_sideways)))},
      {"soldier-checks-from-behind", "J13",
       "A soldier gives check to a general that it has passed.",
       attacks(soldier, also(steps(back)))},
      {"soldier-checks-on-any-diagonal", "J13",
       "A soldier gives check diagonally forward from every point.",
       attacks(soldier, also(steps(ahead_aslant)))},
  };
}

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
       passes_unless(is_not(&Position::can_move))},
      {"pass-in-check", "J9", "A player in check may pass.", passes_in_check(always(true))},
      {"pass-in-check-by-leapers", "J9", "Only a check by chariot or cannon forbids the pass.",
       passes_in_check(no_line_piece_checks)},
      {"han-never-passes", "J9", "Only Cho may pass.", passes_unless(black_moves)},
      {"cho-never-passes", "J9", "Only Han may pass.", passes_unless(white_moves)},
      {"pass-only-when-the-general-can-step", "J9",
       "A pass is a move of the general, and one that has no step may not stay either.",
       only_if(&Hooks::may_pass, general_can_step)},
      {"bare-general-never-passes", "J9", "A player who has only the general may not pass.",
       passes_unless([](const Position& asked) { return asked.is_bare(asked.side()); })},
      {"mated-player-passes", "J13", "A player in check without any other move passes.",
       passes_in_check(is_not(&Position::can_move))},
      {"no-pass-after-a-pass", "J12", "A pass may not be answered by a pass.",
       passes_unless(has_just_passed)},
      {"one-pass-ends", "J12", "One pass ends the game.", ends_after(1)},
      {"three-passes-end", "J12", "Three passes in a row end the game.", ends_after(3)},
      {"passes-never-end", "J12", "No number of passes ends the game.", ends_after(never)},
      {"two-passes-end-when-han-is-second", "J12",
       "Two passes end the game only when Han passed after Cho.", only_if(two_passes, white_moves)},
      {"two-passes-end-when-cho-is-second", "J12",
       "Two passes end the game only when Cho passed after Han.", only_if(two_passes, black_moves)},
  };
}

MutantRules mutant_checks(const Notation& variant) {
  MutantRules rules = mutant_leaps();
  append(rules, mutant_chariot_checks());
  append(rules, mutant_cannon_checks());
  append(rules, mutant_soldier_checks());
  if (&variant != &notation_casual) {
    rules.push_back({"facing-suspends-check", "J13",
                     "While the generals face each other no check counts.",
                     unless(&Hooks::reaches, is_facing)});
  }
  return rules;
}

}  // namespace hurdle::janggi
