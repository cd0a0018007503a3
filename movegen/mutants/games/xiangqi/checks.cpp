// Mutated checks (X9): pieces that move original and are looked for changed from the general's
// point of view. Not here: generals, advisors and elephants that give check. They never come near
// the enemy general.
#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/games/xiangqi/ways.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::xiangqi {
namespace {

/// The hurdle stands right before what is attacked.
bool over_its_neighbour(const Mover& mover, Square to) {
  const Square hurdle = hurdle_of(mover, to);
  return hurdle.exists() && distance(hurdle, to) == 1;
}

/// A horse gives check where this is true of the leap.
Change<mutation::Hooks> horse_if(MayGo may) {
  return attacks(horse, only_where(std::move(may), steps(as_knight)));
}

MutantRules mutant_horse_checks() {
  const MayGo leg_is_empty = all_the_way(is_empty);
  return {
      {"horse-check-leg-beside-the-general", "X9",
       "The check of a horse is stopped on the point diagonally beside the general.",
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
  };
}

MutantRules mutant_cannon_checks() {
  return {
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
       attacks(cannon, only_where(is_not(over_its_neighbour)))},
      {"cannon-checks-over-neighbours-only", "X9",
       "A cannon gives check only over a piece that stands beside the general.",
       attacks(cannon, only_where(over_its_neighbour))},
      {"cannon-checks-not-along-ranks", "X9", "A cannon gives no check along a rank.",
       attacks(cannon, only_where(is_not(goes_sideways)))},
  };
}

MutantRules mutant_other_checks() {
  return {
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

}  // namespace

MutantRules mutant_checks() {
  return joined<Hooks>(mutant_horse_checks(), mutant_cannon_checks(), mutant_other_checks());
}

}  // namespace hurdle::xiangqi
