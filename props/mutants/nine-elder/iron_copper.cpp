// Errors about iron and copper by themselves (N4).
#include "props/mutants/nine-elder/hops.hpp"

namespace hurdle::mutants::elder {
namespace {

bool hops_right_behind(const Mover& mover, Square to) {
  const Square over = hurdle_of(mover, to);
  return !over.exists() || mover.walk.enemy(to) || distance(over, to) == 1;
}

bool slides_one_step(const Mover& mover, Square to) {
  return hurdle_of(mover, to).exists() || distance(mover.from, to) == 1;
}

}  // namespace

void add_iron_copper_mutants(Readings& family) {
  const Going as_van = both(to_empty(slides(straight)), hops_over(1, Hop::to_take));
  const Going as_cannon = hops_over(1, Hop::both);
  const std::vector<WrongGoing> errors{
      {{"iron-goes-as-a-cannon", "N4", "Promotion adds nothing to a cannon."}, iron, as_cannon},
      {{"iron-goes-as-a-van", "N4", "An iron slides, and hops to capture only."}, iron, as_van},
      {{"iron-never-captures", "N4", "An iron does not capture."},
       iron,
       both(to_empty(slides(straight)), hops_over(1, Hop::to_empty))},
      {{"iron-captures-the-first-piece-too", "N4", "An iron captures as an incense too."},
       iron,
       also(slides(straight))},
      {{"iron-goes-as-an-incense", "N4", "An iron goes as an incense."}, iron, slides(straight)},
      {{"iron-goes-as-a-gold", "N4", "A cannon goes as a gold when promoted."},
       iron,
       steps(as_gold)},
      {{"iron-steps-diagonally-too", "N4", "An iron has a dragon's diagonal steps."},
       iron,
       also(steps(diagonal))},
      {{"iron-lands-right-behind", "N4", "An iron hops to the square behind its hurdle."},
       iron,
       only_where(hops_right_behind)},
      {{"iron-slides-one-step", "N4", "An iron without a hurdle goes one step."},
       iron,
       only_where(slides_one_step)},
      {{"copper-goes-as-a-van", "N4", "Promotion adds nothing to a van."}, copper, as_van},
      {{"copper-goes-as-a-cannon", "N4", "A copper cannot slide."}, copper, as_cannon},
      {{"copper-never-captures", "N4", "A copper does not capture."},
       copper,
       both(to_empty(slides(straight)), hops_over(1, Hop::to_empty))},
      {{"copper-captures-the-first-piece-too", "N4", "A copper captures as an incense too."},
       copper,
       also(slides(straight))},
      {{"copper-goes-as-an-incense", "N4", "A copper goes as an incense."},
       copper,
       slides(straight)},
      {{"copper-goes-as-a-gold", "N4", "A van goes as a gold when promoted."},
       copper,
       steps(as_gold)},
      {{"copper-steps-diagonally-too", "N4", "A copper has a dragon's diagonal steps."},
       copper,
       also(steps(diagonal))},
      {{"copper-lands-right-behind", "N4", "A copper hops to the square behind its hurdle."},
       copper,
       only_where(hops_right_behind)},
      {{"copper-slides-one-step", "N4", "A copper without a hurdle goes one step."},
       copper,
       only_where(slides_one_step)},
  };
  add_all(family, errors);
  const std::vector<WrongGoing> checks{
      {{"iron-checks-along-open-lines", "N4", "Where an iron could slide it also gives check."},
       iron,
       also(slides(straight))},
      {{"copper-checks-along-open-lines", "N4", "Where a copper could slide it also gives check."},
       copper,
       also(slides(straight))},
  };
  add_all_checks(family, checks);
}

}  // namespace hurdle::mutants::elder
