// The jumps of the cannon, for the errors about them. Knows no error.
#pragma once

#include "props/mutants/janggi/goes.hpp"

namespace hurdle::mutants::janggi_themes {

/// The first piece on the way to a square that lies in line; none when nothing stands between.
[[nodiscard]] inline Square hurdle_towards(const Mover& mover, Square to) {
  const Step step = towards(mover.from, to);
  Square square = mover.step(step);
  while (square != to && !mover.at(square)) {
    square = mover.walk.neighbour(square, step);
  }
  return square == to ? Square::none() : square;
}

/// Visits `to` unless a cannon stands there.
inline void land(const Mover& mover, Square to, VisitSquare visit) {
  if (to.exists() && mover.at(to).kind() != janggi::cannon) {
    mover.walk.stand(to, visit);
  }
}

/// Along a way behind a hurdle: the empty points and the piece after them, unless a cannon.
inline void land_behind(const Mover& mover, Square hurdle, Step step, VisitSquare visit) {
  mover.walk.ray(hurdle, step, [&](Square to) { land(mover, to, visit); });
}

/// Visits (hurdle, step) for the first piece, not on the next edge, of every straight direction.
template <class Visit>
void for_each_first_piece(const Mover& mover, Visit visit) {
  for (const Step step : orthogonal_steps) {
    const Square first = mover.walk.first_piece(mover.from, step);
    if (first.exists()) {
      visit(first, step);
    }
  }
}

/// Visits (centre, corner, step) when the piece stands on a corner of a palace.
template <class Visit>
void for_each_palace_jump(const Mover& mover, Visit visit) {
  for (const Step step : diagonal_steps) {
    const Square centre = mover.step(step);
    if (centre.exists() && is_centre(centre)) {
      visit(centre, mover.walk.neighbour(centre, step), step);
    }
  }
}

}  // namespace hurdle::mutants::janggi_themes
