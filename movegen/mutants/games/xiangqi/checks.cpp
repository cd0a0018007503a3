// Mutated checks (X9): pieces that move by the rules and are looked for in another way from the
// general's point of view, and answers to a check where the mutants common to all games say
// nothing: the leg of a horse, the hurdle of a cannon, two checkers at once. Mutated stalemates
// (X10), and ends of lines that there are not. Not here:
// - generals, advisors and elephants that give check. They never come near the enemy general.
// - what a general that flees a cannon along its line may do. The hurdle stays where it is, so that
//   it is still in check wherever it steps, unless it takes the hurdle.
// - stalemate as mate, or as a draw: neither has children, so no count can show it.
#include <algorithm>

#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"
#include "movegen/mutants/themes/lines.hpp"

namespace hurdle::xiangqi {
namespace {

/// A horse gives check where this is true of the leap.
Change<mutation::Hooks> horse_if(MayGo may) {
  return attacks(horse, only_where(std::move(may), steps(as_knight)));
}

/// The lone checker, when it is of this kind; else none.
Square lone_checker(const Played& asked, Kind kind) {
  const std::vector<Square> checkers = asked.checkers();
  return checkers.size() == 1 && asked.at(checkers.front()).kind() == kind ? checkers.front()
                                                                           : Square::none();
}

/// The piece over which a cannon that alone gives check does so, or none.
Square hurdle_of_the_check(const Played& asked) {
  const Square from = lone_checker(asked, cannon);
  return from.exists() ? asked.rules.jumped(asked.setup, from, asked.royal()) : Square::none();
}

/// After the move the same cannon checks, and nothing else does.
bool only_the_cannon_still_checks(const Played& asked) {
  return asked.exposers() == std::vector<Square>{lone_checker(asked, cannon)};
}

// ---- Answers that are none -------------------------------------------------------------------

bool takes_the_hurdle(const Played& asked) {
  const Square hurdle = hurdle_of_the_check(asked);
  return hurdle.exists() && asked.by_other() && asked.move.to() == hurdle &&
         only_the_cannon_still_checks(asked);
}

bool moves_the_hurdle(const Played& asked) {
  const Square hurdle = hurdle_of_the_check(asked);
  return hurdle.exists() && asked.by_other() && asked.move.from() == hurdle &&
         only_the_cannon_still_checks(asked);
}

// ---- Answers that are not seen ---------------------------------------------------------------

bool fills_the_leg(const Played& asked) {
  const Square from = lone_checker(asked, horse);
  return from.exists() && asked.by_other() && asked.move.to() != from;
}

bool general_takes_the_hurdle(const Played& asked) {
  const Square hurdle = hurdle_of_the_check(asked);
  return hurdle.exists() && asked.by_royal() && asked.move.to() == hurdle;
}

bool hurdle_takes_the_cannon(const Played& asked) {
  const Square hurdle = hurdle_of_the_check(asked);
  return hurdle.exists() && asked.move.from() == hurdle &&
         asked.move.to() == lone_checker(asked, cannon);
}

/// A second piece comes between, on one side of the hurdle.
bool comes_between(const Played& asked, bool before_the_general) {
  const Square hurdle = hurdle_of_the_check(asked);
  if (!hurdle.exists() || !asked.by_other()) {
    return false;
  }
  const Square end = before_the_general ? asked.royal() : lone_checker(asked, cannon);
  return is_between(hurdle, asked.move.to(), end);
}

bool can_cross_the_river(Piece piece) {
  const Kind kind = piece.kind();
  return kind != general && kind != advisor && kind != elephant;
}

bool a_general_is_bare(const Position& asked) {
  return asked.is_bare(Colour::white) || asked.is_bare(Colour::black);
}

bool one_side_crosses_no_river(const Position& asked) {
  const auto harmless = [&](Colour colour) {
    return asked.count([colour](Piece piece) {
      return piece.colour() == colour && can_cross_the_river(piece);
    }) == 0;
  };
  return harmless(Colour::white) || harmless(Colour::black);
}

bool sixty_moves(const Position& asked) {
  constexpr std::uint32_t plies = 120;
  return asked.setup.half >= plies;
}

}  // namespace

MutantRules mutant_checks() {
  const MayGo leg_is_empty = all_the_way(is_empty);
  return {
      {"horse-check-leg-beside-the-general", "X9",
       "The check of a horse is stopped on the point beside the general, not beside the horse.",
       horse_if(all_the_way(is_empty, First::diagonal_step))},
      {"horse-check-leg-on-the-wrong-side", "X9",
       "The check of a horse is stopped on the point beside the horse along the shorter way.",
       horse_if(on_the_other_side(is_empty))},
      {"horse-check-needs-both-points", "X9",
       "The check of a horse is stopped beside the horse and beside the general too.",
       horse_if(both(leg_is_empty, all_the_way(is_empty, First::diagonal_step)))},
      {"horse-check-leaps", "X9", "The check of a horse cannot be blocked.",
       attacks(horse, steps(as_knight))},
      {"horse-check-blocked-by-the-checked-only", "X9",
       "Only a piece of the checked player stops the check of a horse.",
       horse_if(all_the_way(is_not(is_enemy)))},
      {"cannon-checks-over-two", "X9", "A cannon gives check over two pieces.",
       attacks(cannon, also(hops_over(2, Hop::to_take)))},
      {"cannon-checks-as-a-chariot", "X9", "A cannon gives check without a hurdle.",
       attacks(cannon, also(slides(straight)))},
      {"cannon-checks-as-a-chariot-only", "X9", "A cannon gives check without a hurdle alone.",
       attacks(cannon, slides(straight))},
      {"cannon-checks-over-its-own-only", "X9",
       "A cannon gives check only over a piece of its own.", attacks(cannon, never_over(is_enemy))},
      {"cannon-checks-over-enemies-only", "X9",
       "A cannon gives check only over a piece of the checked player.",
       attacks(cannon, never_over(is_own))},
      {"cannon-checks-over-no-cannon", "X9", "A cannon gives no check over another cannon.",
       attacks(cannon, never_over(to_a_cannon))},
      {"cannon-checks-over-no-neighbour", "X9",
       "A cannon gives no check over a piece that stands beside the general.",
       attacks(cannon, only_where(is_not(is_right_behind)))},
      {"cannon-checks-over-neighbours-only", "X9",
       "A cannon gives check only over a piece that stands beside the general.",
       attacks(cannon, only_where(is_right_behind))},
      {"cannon-checks-not-along-ranks", "X9", "A cannon gives no check along a rank.",
       attacks(cannon, only_where(is_not(goes_sideways)))},
      {"chariot-checks-through-its-own", "X9",
       "A piece of the checking player does not stop the check of a chariot.",
       attacks(chariot, also(slides_behind(is_own)))},
      {"chariot-checks-in-the-palace-diagonally", "X9",
       "A chariot gives check along a diagonal of the palace, as in Janggi.",
       attacks(chariot,
               also(only_where(both(goes_along_a_line, is_not(goes_straight)), steps(diagonal))))},
      {"soldier-sideways-gives-no-check", "X9", "A soldier gives no check to its side.",
       attacks(soldier, only_where(is_not(goes_sideways)))},
      {"soldier-forward-gives-no-check", "X9", "A soldier gives check to its sides alone.",
       attacks(soldier, only_where(goes_sideways))},
      {"soldier-checks-from-behind", "X9", "A soldier gives check to a general that it has passed.",
       attacks(soldier, also(steps(back)))},
      {"soldier-checks-as-a-pawn", "X9", "A soldier gives check diagonally forward.",
       attacks(soldier, also(steps(ahead_aslant)))},
  };
}

MutantRules mutant_answers() {
  constexpr auto safe = &Hooks::keeps_royal_safe;
  return {
      {"hurdle-taken-answers-check", "X9",
       "A cannon's check is answered by capturing its hurdle, though what captures is the next.",
       also_if(safe, takes_the_hurdle)},
      {"hurdle-moved-answers-check", "X9",
       "A cannon's check is answered by any move of its hurdle, even along the line.",
       also_if(safe, moves_the_hurdle)},
      {"only-the-general-answers-two-checks", "X9",
       "Two checks at once are answered by the general alone, as in chess.",
       unless(safe,
              [](const Played& asked) { return asked.by_other() && asked.checkers().size() > 1; })},
      {"horse-checks-are-not-blocked", "X9",
       "A horse's check is not answered by a piece on its leg, as a knight's is not.",
       unless(safe, fills_the_leg)},
      {"general-takes-no-hurdle", "X9",
       "A general in check by a cannon may not capture the hurdle.",
       unless(safe, general_takes_the_hurdle)},
      {"hurdle-takes-no-cannon", "X9", "The hurdle of a cannon's check may not capture the cannon.",
       unless(safe, hurdle_takes_the_cannon)},
      {"cannon-not-blocked-before-the-general", "X9",
       "No piece between the hurdle and the general answers a cannon's check.",
       unless(safe, [](const Played& asked) { return comes_between(asked, true); })},
      {"cannon-not-blocked-before-the-hurdle", "X9",
       "No piece between the cannon and its hurdle answers its check.",
       unless(safe, [](const Played& asked) { return comes_between(asked, false); })},
  };
}

MutantRules mutant_stalemates() {
  return {
      {"stalemate-is-a-pass", "X10", "A side without a move passes.",
       passes_in_stalemate_if(always(true))},
      {"stalemate-passes-with-pieces", "X10", "A side whose pieces cannot move passes.",
       passes_in_stalemate_if([](const Position& asked) { return !asked.is_bare(asked.side()); })},
      {"stalemate-passes-bare", "X10", "A bare general that cannot move passes.",
       passes_in_stalemate_if([](const Position& asked) { return asked.is_bare(asked.side()); })},
      {"a-bare-general-ends-the-line", "X10", "A side with nothing but its general has lost.",
       also_if(&Hooks::over, a_general_is_bare)},
      {"lack-of-pieces-ends-the-line", "C3",
       "With nothing left that can cross the river the line ends.",
       also_if(&Hooks::over,
               [](const Position& asked) { return asked.count(can_cross_the_river) == 0; })},
      {"one-side-without-pieces-ends-the-line", "C3",
       "With nothing left to one side that can cross the river the line ends.",
       also_if(&Hooks::over, one_side_crosses_no_river)},
      {"sixty-moves-end-the-line", "C3",
       "A hundred and twenty plies without a capture or a soldier's move end the line.",
       also_if(&Hooks::over, sixty_moves)},
  };
}

}  // namespace hurdle::xiangqi
