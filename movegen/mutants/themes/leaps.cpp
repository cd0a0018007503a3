// Leaps that pieces on the way can stop.
#include "movegen/mutants/themes/leaps.hpp"

#include <algorithm>
#include <cstdlib>

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

}  // namespace hurdle::mutation
