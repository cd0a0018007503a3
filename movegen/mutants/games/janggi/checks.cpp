// Mutated checks (J13): pieces that move original and are looked for changed from the general's
// point of view. Not here: guards and generals that give check. They never leave their own palace,
// so no general is ever within their reach.
#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/games/janggi/palace.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::janggi {
namespace {

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
