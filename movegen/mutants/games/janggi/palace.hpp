// How a move lies to the palaces and their marked lines: what mutants of several of Janggi's pieces
// ask.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::janggi {

[[nodiscard]] inline bool in_chos_palace(Square square) {
  return mutation::in_palace(Colour::white, square);
}
[[nodiscard]] inline bool in_a_palace(Square square) {
  return mutation::in_palace(Colour::white, square) || mutation::in_palace(Colour::black, square);
}

[[nodiscard]] inline bool to_a_cannon(const mutation::Mover& mover, Square to) {
  return mover.at(to) && mover.at(to).kind() == cannon;
}

/// One step between a centre and a corner.
[[nodiscard]] inline bool goes_along_a_mark(const mutation::Mover& mover, Square to) {
  return is_diagonal(mover.from, to) && distance(mover.from, to) == 1 &&
         (mutation::is_centre(mover.from) || mutation::is_centre(to));
}

/// Straight as the rules say, diagonally only where this is true.
[[nodiscard]] inline mutation::Going diagonally_only_where(mutation::MayGo may) {
  return mutation::only_where(mutation::either(mutation::goes_straight, std::move(may)));
}

/// From a corner of a palace to the opposite one, whatever stands on the centre.
[[nodiscard]] inline mutation::Going across_the_centre() {
  return mutation::only_where(mutation::both(mutation::starts_on(mutation::is_corner),
                                             mutation::ends_on(mutation::is_corner)),
                              mutation::steps({{2, 2}, {2, -2}, {-2, -2}, {-2, 2}}));
}

}  // namespace hurdle::janggi
