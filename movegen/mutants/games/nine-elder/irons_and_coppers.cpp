// Mutated irons and coppers (N4), by themselves.
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::nine_elder {
namespace {

bool hops_right_behind(const Mover& mover, Square to) {
  const Square over = hurdle_of(mover, to);
  return !over.exists() || mover.walk.enemy(to) || distance(over, to) == 1;
}

bool slides_one_step(const Mover& mover, Square to) {
  return hurdle_of(mover, to).exists() || distance(mover.from, to) == 1;
}

}  // namespace

MutantRules mutant_irons_and_coppers() {
  const Going as_van = both(to_empty(slides(straight)), hops_over(1, Hop::to_take));
  const Going as_cannon = hops_over(1, Hop::both);
  return {
      {"iron-goes-as-a-cannon", "N4", "Promotion adds nothing to a cannon.", goes(iron, as_cannon)},
      {"iron-goes-as-a-van", "N4", "An iron slides, and hops to capture only.", goes(iron, as_van)},
      {"iron-never-captures", "N4", "An iron does not capture.",
       goes(iron, both(to_empty(slides(straight)), hops_over(1, Hop::to_empty)))},
      {"iron-captures-the-first-piece-too", "N4", "An iron captures as an incense too.",
       goes(iron, also(slides(straight)))},
      {"iron-goes-as-an-incense", "N4", "An iron goes as an incense.",
       goes(iron, slides(straight))},
      {"iron-goes-as-a-gold", "N4", "A cannon goes as a gold when promoted.",
       goes(iron, steps(as_gold))},
      {"iron-steps-diagonally-too", "N4", "An iron has a dragon's diagonal steps.",
       goes(iron, also(steps(diagonal)))},
      {"iron-lands-right-behind", "N4", "An iron hops to the square behind its hurdle.",
       goes(iron, only_where(hops_right_behind))},
      {"iron-slides-one-step", "N4", "An iron without a hurdle goes one step.",
       goes(iron, only_where(slides_one_step))},
      {"copper-goes-as-a-van", "N4", "Promotion adds nothing to a van.", goes(copper, as_van)},
      {"copper-goes-as-a-cannon", "N4", "A copper cannot slide.", goes(copper, as_cannon)},
      {"copper-never-captures", "N4", "A copper does not capture.",
       goes(copper, both(to_empty(slides(straight)), hops_over(1, Hop::to_empty)))},
      {"copper-captures-the-first-piece-too", "N4", "A copper captures as an incense too.",
       goes(copper, also(slides(straight)))},
      {"copper-goes-as-an-incense", "N4", "A copper goes as an incense.",
       goes(copper, slides(straight))},
      {"copper-goes-as-a-gold", "N4", "A van goes as a gold when promoted.",
       goes(copper, steps(as_gold))},
      {"copper-steps-diagonally-too", "N4", "A copper has a dragon's diagonal steps.",
       goes(copper, also(steps(diagonal)))},
      {"copper-lands-right-behind", "N4", "A copper hops to the square behind its hurdle.",
       goes(copper, only_where(hops_right_behind))},
      {"copper-slides-one-step", "N4", "A copper without a hurdle goes one step.",
       goes(copper, only_where(slides_one_step))},
      {"iron-checks-along-open-lines", "N4", "Where an iron could slide it also gives check.",
       attacks(iron, also(slides(straight)))},
      {"copper-checks-along-open-lines", "N4", "Where a copper could slide it also gives check.",
       attacks(copper, also(slides(straight)))},
  };
}

}  // namespace hurdle::nine_elder
