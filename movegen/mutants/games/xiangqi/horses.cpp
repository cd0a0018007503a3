// Mutated horses (X4): the leg, directions and edges.
#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/games/xiangqi/ways.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::xiangqi {
namespace {

using namespace mutation;

/// A horse leaps where this is true of the leap.
Change<mutation::Hooks> leaps_if(MayGo may) {
  return goes(horse, only_where(std::move(may), steps(as_knight)));
}

bool not_to_the_i_file(const Mover& /*mover*/, Square to) {
  return to.file() < 8;
}

bool no_neighbour(const Mover& mover, Square /*to*/) {
  bool alone = true;
  for (const Step step : orthogonal_steps) {
    const Square square = mover.step(step);
    alone = alone && (!square.exists() || mover.walk.empty(square));
  }
  return alone;
}

MutantRules mutant_legs() {
  const MayGo leg_is_empty = all_the_way(is_empty);
  const MayGo diagonal_is_empty = all_the_way(is_empty, First::diagonal_step);
  return {
      {"horse-leaps", "X4", "A horse leaps over everything, as a knight does.",
       goes(horse, steps(as_knight))},
      {"horse-leg-beside-the-target", "X4",
       "A horse steps diagonally first, so a piece beside its target stops it.",
       leaps_if(diagonal_is_empty)},
      {"horse-leg-on-the-wrong-side", "X4",
       "A horse is stopped on the point along its shorter way.",
       leaps_if(on_the_other_side(is_empty))},
      {"horse-needs-both-points", "X4", "A piece on either of the points between stops a horse.",
       leaps_if(both(leg_is_empty, diagonal_is_empty))},
      {"horse-needs-one-point", "X4",
       "A horse goes round a piece, diagonally first, when that point is empty.",
       leaps_if(either(leg_is_empty, diagonal_is_empty))},
      {"horse-held-by-any-neighbour", "X4",
       "A piece on any of the four points beside a horse stops it altogether.",
       leaps_if(no_neighbour)},
      {"horse-passes-enemies", "X4", "Only own pieces stop a horse.",
       leaps_if(all_the_way(is_not(is_own)))},
      {"horse-passes-its-own", "X4", "Only enemy pieces stop a horse.",
       leaps_if(all_the_way(is_not(is_enemy)))},
      {"horse-leaps-to-take", "X4", "A horse that captures leaps over everything.",
       leaps_if(either(leg_is_empty, is_taken))},
      {"horse-leaps-quietly", "X4", "A horse is stopped only when it captures.",
       leaps_if(either(leg_is_empty, is_empty))},
      {"black-horse-leaps", "X4", "Only Red's horses can be stopped.",
       goes(horse, for_one(Colour::black, steps(as_knight)))},
  };
}

}  // namespace

MutantRules mutant_horses() {
  MutantRules rules = mutant_legs();
  append(rules,
         MutantRules{
             {"horse-stays-behind-the-river", "X4", "A horse never crosses the river.",
              goes(horse, only_where(to_its_half))},
             {"horse-misses-one-way", "X4", "A horse never goes two files left and one down.",
              goes(horse, never_by({{-2, -1}}))},
             {"horse-misses-the-last-rank", "X4", "No horse goes to rank 10.",
              goes(horse, only_where(is_not(ends_on(is_on_rank_10))))},
             {"horse-misses-the-last-file", "X4", "No horse goes to the i-file.",
              goes(horse, only_where(not_to_the_i_file))},
             {"horse-wraps", "X4", "A horse goes over the edge of a rank to the other side.",
              goes(horse, wrapped_leaps(as_knight))},
             {"horse-takes-its-own", "X4", "A horse may capture its own pieces.",
              goes(horse, also(onto_own()))},
             {"horse-only-forward", "X4", "A horse never goes backward.",
              goes(horse, only_where(goes_forward))},
         });
  return rules;
}

}  // namespace hurdle::xiangqi
