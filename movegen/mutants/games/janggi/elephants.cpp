// Mutated elephants (J4): the two points between, length and edges.
#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/games/janggi/palace.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::janggi {
namespace {

const Steps two_straight{{1, 3}, {3, 1}, {3, -1}, {1, -3}, {-1, -3}, {-3, -1}, {-3, 1}, {-1, 3}};
const Steps two_diagonally{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};

/// An elephant leaps where this is true of the leap.
Change<mutation::Hooks> leaps_if(MayGo may) {
  return goes(elephant, only_where(std::move(may), steps(as_elephant)));
}

/// Another way with both its points empty.
Going unstopped(Steps leaps) {
  return only_where(all_the_way(is_empty), steps(std::move(leaps)));
}

MutantRules mutant_points() {
  const MayGo way_is_empty = all_the_way(is_empty);
  const MayGo first_is_empty = on_the_way(0, is_empty);
  const MayGo second_is_empty = on_the_way(1, is_empty);
  return {
      {"elephant-leaps", "J4", "An elephant leaps over everything.",
       goes(elephant, steps(as_elephant))},
      {"elephant-ignores-the-first-point", "J4",
       "Only a piece on the second point of its way stops an elephant.", leaps_if(second_is_empty)},
      {"elephant-ignores-the-second-point", "J4",
       "Only a piece on the first point of its way stops an elephant, as a horse.",
       leaps_if(first_is_empty)},
      {"elephant-stopped-by-two-only", "J4",
       "An elephant is stopped only when both points of its way are occupied.",
       leaps_if(either(first_is_empty, second_is_empty))},
      {"elephant-diagonally-first", "J4",
       "An elephant goes two steps diagonally, then one straight.",
       leaps_if(all_the_way(is_empty, First::diagonal_step))},
      {"elephant-leg-on-the-wrong-side", "J4",
       "The first point that stops an elephant lies along the shorter side of its way.",
       leaps_if(both(on_the_other_side(is_empty), second_is_empty))},
      {"elephant-passes-enemies", "J4", "Only own pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_own)))},
      {"elephant-passes-its-own", "J4", "Only enemy pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_enemy)))},
      {"elephant-leaps-to-take", "J4", "An elephant that captures leaps over everything.",
       leaps_if(either(way_is_empty, is_taken))},
      {"elephant-leaps-quietly", "J4", "An elephant is stopped only when it captures.",
       leaps_if(either(way_is_empty, is_empty))},
  };
}

}  // namespace

MutantRules mutant_elephants() {
  return joined<Hooks>(
      mutant_points(),
      MutantRules{
          {"elephant-stays-behind-the-river", "J4",
           "An elephant never crosses to the enemy's half of the board.",
           goes(elephant, only_where(to_own_ranks(1, 5)))},
          {"elephant-goes-two-diagonals", "J4",
           "An elephant goes two steps diagonally and none straight.",
           goes(elephant, unstopped(two_diagonally))},
          {"elephant-goes-two-straight", "J4",
           "An elephant goes two steps straight, then one diagonally.",
           goes(elephant, unstopped(two_straight))},
          {"elephant-stops-short", "J4", "An elephant may also stop where a horse would.",
           goes(elephant, also(unstopped(as_knight)))},
          {"elephant-misses-one-way", "J4",
           "An elephant never goes three files right and two ranks down.",
           goes(elephant, never_by({{3, -2}}))},
          {"elephant-misses-the-last-rank", "J4", "No elephant goes to rank 10.",
           goes(elephant, only_where(is_not(ends_on(is_on_rank_10))))},
          {"elephant-wraps", "J4", "An elephant goes over the edge of a rank to the other side.",
           goes(elephant, wrapped_leaps(as_elephant))},
          {"elephant-takes-its-own", "J4", "An elephant may capture its own pieces.",
           goes(elephant, also(onto_own()))},
          {"elephant-never-enters-its-palace", "J4", "An elephant never goes into its own palace.",
           goes(elephant, only_where(is_not(to_its_palace)))},
      });
}

}  // namespace hurdle::janggi
