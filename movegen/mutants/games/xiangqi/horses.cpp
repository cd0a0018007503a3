// Mutated horses (X4): the leg, directions and edges.
#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/games/xiangqi/ways.hpp"
#include "movegen/mutants/themes/lame_leaper.hpp"

namespace hurdle::xiangqi {
namespace {

bool no_neighbour(const Mover& mover, Square /*to*/) {
  bool alone = true;
  for (const Step step : orthogonal_steps) {
    const Square square = mover.step(step);
    alone = alone && (!square.exists() || mover.walk.empty(square));
  }
  return alone;
}

}  // namespace

MutantRules mutant_horses() {
  constexpr LameLeaperCast cast{
      .clause = "X4", .horse = horse, .first = "Red", .second_id = "black"};
  return joined<Hooks>(
      after("horse-needs-one-point", horse_legs(cast),
            {{"horse-held-by-any-neighbour", "X4",
              "A piece on any of the four points beside a horse stops it altogether.",
              leaps_if(horse, no_neighbour)}}),
      MutantRules{{"horse-stays-behind-the-river", "X4", "A horse never crosses the river.",
                   goes(horse, only_where(to_its_half))}},
      horse_leaps(cast));
}

}  // namespace hurdle::xiangqi
