// Mutated cannons and vans (N3), each by itself.
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::nine_elder {
namespace {

bool lands_right_behind(const Mover& mover, Square to) {
  const Square over = hurdle_of(mover, to);
  return mover.walk.enemy(to) || distance(over, to) == 1;
}

bool stands_beside(const Mover& mover, Square over) {
  return distance(mover.from, over) == 1;
}

MutantRules mutant_cannons() {
  return {
      {"cannon-goes-as-a-van", "N3", "A cannon slides and captures by a hop, as in Xiangqi.",
       goes(plain(cannon), both(to_empty(slides(straight)), hops_over(1, Hop::to_take)))},
      {"cannon-slides-too", "N3", "A cannon slides before it is promoted.",
       goes(plain(cannon), also(to_empty(slides(straight))))},
      {"cannon-only-captures", "N3", "A cannon's hop is a capture.",
       goes(plain(cannon), hops_over(1, Hop::to_take))},
      {"cannon-never-captures", "N3", "A cannon hops to empty squares only.",
       goes(plain(cannon), hops_over(1, Hop::to_empty))},
      {"cannon-captures-without-a-hurdle", "N3", "A cannon takes the first piece on a line too.",
       goes(plain(cannon), also(to_take(slides(straight))))},
      {"cannon-goes-as-an-incense", "N3", "A cannon goes as a rook.",
       goes(plain(cannon), slides(straight))},
      {"cannon-lands-right-behind", "N3",
       "A cannon that does not capture lands on the square behind its hurdle.",
       goes(plain(cannon), only_where(lands_right_behind))},
      {"cannon-hops-diagonally-too", "N3", "A cannon hops along diagonals too.",
       goes(plain(cannon), also(hops_over(1, Hop::both, diagonal)))},
      {"cannon-never-hops-back", "N3", "A cannon hops forward and sideways.",
       goes(plain(cannon), never(back))},
      {"cannon-never-hops-sideways", "N3", "A cannon hops along files.",
       goes(plain(cannon), never(sideways))},
      {"cannon-checks-without-a-hurdle", "N3", "A cannon checks along an open line too.",
       attacks(plain(cannon), also(slides(straight)))},
      {"cannon-checks-from-afar-only", "N3",
       "A cannon gives no check over a hurdle that stands right before it.",
       attacks(plain(cannon), never_over(stands_beside))},
  };
}

MutantRules mutant_vans() {
  return {
      {"van-goes-as-an-incense", "N3", "A van captures as a rook.",
       goes(plain(van), slides(straight))},
      {"van-captures-the-first-piece-too", "N3", "A van captures with and without a hop.",
       goes(plain(van), also(slides(straight)))},
      {"van-goes-as-a-cannon", "N3", "Van and cannon go alike, over a hurdle.",
       goes(plain(van), hops_over(1, Hop::both))},
      {"van-hops-to-empty-squares", "N3", "A van goes as a copper before it is promoted.",
       goes(plain(van), also(hops_over(1, Hop::to_empty)))},
      {"van-never-captures", "N3", "A van does not capture.",
       goes(plain(van), to_empty(slides(straight)))},
      {"van-never-slides", "N3", "A van moves by capturing only.",
       goes(plain(van), hops_over(1, Hop::to_take))},
      {"van-slides-one-step", "N3", "A van that does not capture goes one step.",
       goes(plain(van), only_where([](const Mover& mover, Square to) {
              return mover.walk.enemy(to) || distance(mover.from, to) == 1;
            }))},
      {"van-slides-on-diagonals-too", "N3", "A van slides in all directions.",
       goes(plain(van), also(to_empty(slides(diagonal))))},
      {"van-never-goes-back", "N3", "A van goes forward and sideways.",
       goes(plain(van), never(back))},
      {"van-never-goes-sideways", "N3", "A van goes along files.",
       goes(plain(van), never(sideways))},
      {"van-captures-diagonally-too", "N3", "A van hops along diagonals too.",
       goes(plain(van), also(hops_over(1, Hop::to_take, diagonal)))},
      {"van-checks-along-open-lines", "N3", "Where a van could slide it also gives check.",
       attacks(plain(van), also(slides(straight)))},
      {"van-checks-from-afar-only", "N3",
       "A van gives no check over a hurdle that stands right before it.",
       attacks(plain(van), never_over(stands_beside))},
  };
}

}  // namespace

MutantRules mutant_cannons_and_vans() {
  return joined<Hooks>(mutant_cannons(), mutant_vans());
}

}  // namespace hurdle::nine_elder
