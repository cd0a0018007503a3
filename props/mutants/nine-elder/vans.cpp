// Errors about the van by itself (N3).
#include "props/mutants/nine-elder/hops.hpp"

namespace hurdle::mutants::elder {
namespace {

using nine_elder::van;

bool goes_one_step_or_hops(const Mover& mover, Square to) {
  return mover.walk.enemy(to) || distance(mover.from, to) == 1;
}

}  // namespace

void add_van_mutants(Readings& family) {
  const std::vector<WrongGoing> errors{
      {{"van-goes-as-an-incense", "N3", "A van captures as a rook."}, {van}, slides(straight)},
      {{"van-captures-the-first-piece-too", "N3", "A van captures with and without a hop."},
       {van},
       also(slides(straight))},
      {{"van-goes-as-a-cannon", "N3", "Van and cannon go alike, over a hurdle."},
       {van},
       hops_over(1, Hop::both)},
      {{"van-hops-to-empty-squares", "N3", "A van goes as a copper before it is promoted."},
       {van},
       also(hops_over(1, Hop::to_empty))},
      {{"van-never-captures", "N3", "A van does not capture."}, {van}, to_empty(slides(straight))},
      {{"van-never-slides", "N3", "A van moves by capturing only."},
       {van},
       hops_over(1, Hop::to_take)},
      {{"van-slides-one-step", "N3", "A van that does not capture goes one step."},
       {van},
       only_where(goes_one_step_or_hops)},
      {{"van-slides-on-diagonals-too", "N3", "A van slides in all directions."},
       {van},
       also(to_empty(slides(diagonal)))},
      {{"van-never-goes-back", "N3", "A van goes forward and sideways."}, {van}, never({{0, -1}})},
      {{"van-never-goes-sideways", "N3", "A van goes along files."},
       {van},
       never({{1, 0}, {-1, 0}})},
      {{"van-captures-diagonally-too", "N3", "A van hops along diagonals too."},
       {van},
       also(hops_over(1, Hop::to_take, diagonal))},
  };
  add_all(family, errors);
  const std::vector<WrongGoing> checks{
      {{"van-checks-along-open-lines", "N3", "Where a van could slide it also gives check."},
       {van},
       also(slides(straight))},
      {{"van-checks-from-afar-only", "N3",
        "A van gives no check over a hurdle that stands right before it."},
       {van},
       never_over([](const Mover& mover, Square over) { return distance(mover.from, over) == 1; })},
  };
  add_all_checks(family, checks);
}

}  // namespace hurdle::mutants::elder
