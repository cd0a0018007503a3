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
    return std::ranges::all_of(passed, [&](Square square) { return holds(mover, square); });
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

PieceRows stopped_by_some(const Going& leaps, std::string_view over) {
  const auto leaps_if = [&](MayGo may) { return only_where(std::move(may), leaps); };
  const MayGo way_is_empty = all_the_way(is_empty);
  return {
      {"passes-enemies", "Only own pieces stop {}.", leaps_if(all_the_way(is_not(is_own)))},
      {"passes-its-own", "Only enemy pieces stop {}.", leaps_if(all_the_way(is_not(is_enemy)))},
      {"leaps-to-take", fmt::format("that captures leaps over {}", over),
       leaps_if(either(way_is_empty, is_taken))},
      {"leaps-quietly", "is stopped only when it captures",
       leaps_if(either(way_is_empty, is_empty))},
  };
}

PieceRows horse_legs() {
  const auto leaps = [](MayGo may) { return only_where(std::move(may), steps(as_knight)); };
  const MayGo leg_is_empty = all_the_way(is_empty);
  const MayGo diagonal_is_empty = all_the_way(is_empty, First::diagonal_step);
  return {
      {"leaps", "leaps over everything, as a knight does", steps(as_knight)},
      {"leg-beside-the-target", "steps diagonally first, so a piece beside its target stops it",
       leaps(diagonal_is_empty)},
      {"leg-on-the-wrong-side", "is stopped by a piece beside it on the shorter side of its leap",
       leaps(on_the_other_side(is_empty))},
      {"needs-both-points", "A piece on either of the points between stops {}.",
       leaps(both(leg_is_empty, diagonal_is_empty))},
      {"needs-one-point",
       "is stopped only when the straight and the diagonal point of its way are both occupied",
       leaps(either(leg_is_empty, diagonal_is_empty))},
  };
}

PieceRows horse_leaps() {
  return {
      {"misses-one-way", "never goes two files left and one down", never_by({{-2, -1}})},
      {"misses-the-last-rank", "No {name} goes to rank 10.", never_where(ends_on(is_on_rank_10))},
      {"misses-the-last-file", "No {name} goes to the i-file.",
       only_where([](const Mover&, Square to) { return to.file() < 8; })},
      {"wraps", "leaps past the edge of the board to the opposite side", wrapped_leaps(as_knight)},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"only-forward", "never goes backward", only_where(goes_forward)},
  };
}

}  // namespace hurdle::mutation
