// Errors about the cannon by itself (N3).
#include "props/mutants/nine-elder/hops.hpp"

namespace hurdle::mutants::elder {
namespace {

using nine_elder::cannon;

bool lands_right_behind(const Mover& mover, Square to) {
  const Square over = hurdle_of(mover, to);
  return mover.walk.enemy(to) || distance(over, to) == 1;
}

}  // namespace

void add_cannon_mutants(Readings& family) {
  const std::vector<WrongGoing> errors{
      {{"cannon-goes-as-a-van", "N3", "A cannon slides and captures by a hop, as in Xiangqi."},
       {cannon},
       both(to_empty(slides(straight)), hops_over(1, Hop::to_take))},
      {{"cannon-slides-too", "N3", "A cannon slides before it is promoted."},
       {cannon},
       also(to_empty(slides(straight)))},
      {{"cannon-only-captures", "N3", "A cannon's hop is a capture."},
       {cannon},
       hops_over(1, Hop::to_take)},
      {{"cannon-never-captures", "N3", "A cannon hops to empty squares only."},
       {cannon},
       hops_over(1, Hop::to_empty)},
      {{"cannon-captures-without-a-hurdle", "N3", "A cannon takes the first piece on a line too."},
       {cannon},
       also(to_take(slides(straight)))},
      {{"cannon-goes-as-an-incense", "N3", "A cannon goes as a rook."}, {cannon}, slides(straight)},
      {{"cannon-lands-right-behind", "N3",
        "A cannon that does not capture lands on the square behind its hurdle."},
       {cannon},
       only_where(lands_right_behind)},
      {{"cannon-hops-diagonally-too", "N3", "A cannon hops along diagonals too."},
       {cannon},
       also(hops_over(1, Hop::both, diagonal))},
      {{"cannon-never-hops-back", "N3", "A cannon hops forward and sideways."},
       {cannon},
       never({{0, -1}})},
      {{"cannon-never-hops-sideways", "N3", "A cannon hops along files."},
       {cannon},
       never({{1, 0}, {-1, 0}})},
  };
  add_all(family, errors);
  const std::vector<WrongGoing> checks{
      {{"cannon-checks-without-a-hurdle", "N3", "A cannon checks along an open line too."},
       {cannon},
       also(slides(straight))},
      {{"cannon-checks-from-afar-only", "N3",
        "A cannon gives no check over a hurdle that stands right before it."},
       {cannon},
       never_over([](const Mover& mover, Square over) { return distance(mover.from, over) == 1; })},
  };
  add_all_checks(family, checks);
}

}  // namespace hurdle::mutants::elder
