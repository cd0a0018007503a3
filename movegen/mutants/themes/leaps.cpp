#include "movegen/mutants/themes/leaps.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "movegen/mutants/geometry.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::mutation {
namespace {

constexpr int sign(int number) {
  return (number > 0) - (number < 0);
}

Step diagonal_of(Step leap) {
  return {sign(leap.files), sign(leap.ranks)};
}

Step straight_of(Step leap) {
  return std::abs(leap.files) > std::abs(leap.ranks) ? Step{sign(leap.files), 0}
                                                     : Step{0, sign(leap.ranks)};
}

/// The single steps of which a leap is made.
Steps steps_of(Step leap, First first) {
  const auto [shorter, longer] = std::minmax({std::abs(leap.files), std::abs(leap.ranks)});
  Steps path(static_cast<std::size_t>(longer), straight_of(leap));
  const auto diagonals = first == First::diagonal_step ? path.begin() : path.end() - shorter;
  std::fill(diagonals, diagonals + shorter, diagonal_of(leap));
  return path;
}

Step leap_of(const Mover& mover, Square to) {
  return {files_between(mover.from, to), ranks_between(mover.from, to)};
}

}  // namespace

std::vector<Square> way(const Mover& mover, Square to, First first) {
  std::vector<Square> passed;
  Square square = mover.from;
  for (const Step step : steps_of(leap_of(mover, to), first)) {
    square = mover.walk.neighbour(square, step);
    passed.push_back(square);
  }
  passed.pop_back();  // the end
  return passed;
}

MayGo all_the_way(MayGo holds, First first) {
  return [holds = std::move(holds), first](const Mover& mover, Square to) {
    const std::vector<Square> passed = way(mover, to, first);
    return std::all_of(passed.begin(), passed.end(),
                       [&](Square square) { return holds(mover, square); });
  };
}

MayGo on_the_way(std::size_t index, MayGo holds, First first) {
  return [index, holds = std::move(holds), first](const Mover& mover, Square to) {
    return holds(mover, way(mover, to, first).at(index));
  };
}

MayGo on_the_other_side(MayGo holds) {
  return [holds = std::move(holds)](const Mover& mover, Square to) {
    const Step outward = diagonal_of(leap_of(mover, to));
    const Step along = straight_of(leap_of(mover, to));
    return holds(mover, mover.step({outward.files - along.files, outward.ranks - along.ranks}));
  };
}

Going wrapped_leaps(Steps some) {
  return [some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step leap : some) {
      Square square = mover.from;
      bool free = true;
      for (const Step step : steps_of(mover.turned(leap), First::straight_step)) {
        free = free && (square == mover.from || mover.walk.empty(square));
        square = wrapped(mover, square, step);
      }
      if (free) {
        mover.walk.stand(square, visit);
      }
    }
  };
}

namespace {}  // namespace

Change<Hooks> leaps_if(Kind horse, MayGo may) {
  return goes(horse, only_where(std::move(may), steps(as_knight)));
}

Rules<Hooks> horse_legs(const LameLeaperCast& cast) {
  const auto leaps = [&cast](MayGo may) { return leaps_if(cast.horse, std::move(may)); };
  const MayGo leg_is_empty = all_the_way(is_empty);
  const MayGo diagonal_is_empty = all_the_way(is_empty, First::diagonal_step);
  return {
      {"horse-leaps", cast.clause, "A horse leaps over everything, as a knight does.",
       goes(cast.horse, steps(as_knight))},
      {"horse-leg-beside-the-target", cast.clause,
       "A horse steps diagonally first, so a piece beside its target stops it.",
       leaps(diagonal_is_empty)},
      {"horse-leg-on-the-wrong-side", cast.clause,
       "A horse is stopped on the point along its shorter way.",
       leaps(on_the_other_side(is_empty))},
      {"horse-needs-both-points", cast.clause,
       "A piece on either of the points between stops a horse.",
       leaps(both(leg_is_empty, diagonal_is_empty))},
      {"horse-needs-one-point", cast.clause,
       "A horse goes round a piece, diagonally first, when that point is empty.",
       leaps(either(leg_is_empty, diagonal_is_empty))},
      {"horse-passes-enemies", cast.clause, "Only own pieces stop a horse.",
       leaps(all_the_way(is_not(is_own)))},
      {"horse-passes-its-own", cast.clause, "Only enemy pieces stop a horse.",
       leaps(all_the_way(is_not(is_enemy)))},
      {"horse-leaps-to-take", cast.clause, "A horse that captures leaps over everything.",
       leaps(either(leg_is_empty, is_taken))},
      {"horse-leaps-quietly", cast.clause, "A horse is stopped only when it captures.",
       leaps(either(leg_is_empty, is_empty))},
      {fmt::format("{}-horse-leaps", cast.second_id), cast.clause,
       fmt::format("Only {}'s horses can be stopped.", cast.first),
       goes(cast.horse, for_one(Colour::black, steps(as_knight)))},
  };
}

Rules<Hooks> horse_leaps(const LameLeaperCast& cast) {
  const auto horse_goes = [&cast](Going going) { return goes(cast.horse, std::move(going)); };
  return {
      {"horse-misses-one-way", cast.clause, "A horse never goes two files left and one down.",
       horse_goes(never_by({{-2, -1}}))},
      {"horse-misses-the-last-rank", cast.clause, "No horse goes to rank 10.",
       horse_goes(only_where(is_not(ends_on(is_on_rank_10))))},
      {"horse-misses-the-last-file", cast.clause, "No horse goes to the i-file.",
       horse_goes(only_where([](const Mover&, Square to) { return to.file() < 8; }))},
      {"horse-wraps", cast.clause, "A horse goes over the edge of a rank to the other side.",
       horse_goes(wrapped_leaps(as_knight))},
      {"horse-takes-its-own", cast.clause, "A horse may capture its own pieces.",
       horse_goes(also(onto_own()))},
      {"horse-only-forward", cast.clause, "A horse never goes backward.",
       horse_goes(only_where(goes_forward))},
  };
}

}  // namespace hurdle::mutation
