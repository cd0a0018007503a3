// The ways of horse and elephant, for the errors about them. Knows no error.
#pragma once

#include "props/mutants/janggi/goes.hpp"

namespace hurdle::mutants::janggi_themes {

/// One way of a lame leaper: a step straight, then one or two along a diagonal.
struct Way {
  Square leg;     ///< after the step straight
  Square eye;     ///< after the first diagonal step: the horse's end
  Square end;     ///< where it goes
  Square beside;  ///< one diagonal step from the start, towards the end
  Step straight;
  Step outward;
};

/// Visits all eight ways that end on the board.
template <class Visit>
void for_each_way(const Mover& mover, int diagonals, Visit visit) {
  for (const Step straight : orthogonal_steps) {
    for (const int side : {-1, 1}) {
      const Step outward =
          straight.files == 0 ? Step{side, straight.ranks} : Step{straight.files, side};
      const Square leg = mover.step(straight);
      const Square eye =
          mover.step({straight.files + outward.files, straight.ranks + outward.ranks});
      const Square end = mover.step(
          {straight.files + diagonals * outward.files, straight.ranks + diagonals * outward.ranks});
      if (end.exists()) {
        visit(Way{leg, eye, end, mover.step(outward), straight, outward});
      }
    }
  }
}

/// Goes all ways that are `free(way)`.
template <class Free>
void leap(const Mover& mover, int diagonals, VisitSquare visit, Free free) {
  for_each_way(mover, diagonals, [&](const Way& way) {
    if (free(way)) {
      mover.walk.stand(way.end, visit);
    }
  });
}

/// Goes on a board that is a row of squares.
inline void leap_wrapped(const Mover& mover, int diagonals, VisitSquare visit) {
  for (const Step straight : orthogonal_steps) {
    for (const int side : {-1, 1}) {
      const Step outward =
          straight.files == 0 ? Step{side, straight.ranks} : Step{straight.files, side};
      Square square = wrapped(mover.from, straight);
      for (int index = 0; index < diagonals && mover.walk.empty(square); ++index) {
        square = wrapped(square, outward);
        if (index + 1 == diagonals) {
          mover.walk.stand(square, visit);
        }
      }
    }
  }
}

}  // namespace hurdle::mutants::janggi_themes
