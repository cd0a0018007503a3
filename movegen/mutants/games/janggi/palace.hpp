// How a move lies to the palaces and their marked lines: what mutants of several of Janggi's pieces
// ask.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::janggi {

using namespace mutation;

[[nodiscard]] inline bool in_chos_palace(Square square) {
  return in_palace(Colour::white, square);
}
[[nodiscard]] inline bool in_a_palace(Square square) {
  return in_palace(Colour::white, square) || in_palace(Colour::black, square);
}

[[nodiscard]] inline bool to_a_cannon(const Mover& mover, Square to) {
  return mover.at(to) && mover.at(to).kind() == cannon;
}

/// One step between a centre and a corner.
[[nodiscard]] inline bool goes_along_a_mark(const Mover& mover, Square to) {
  return is_diagonal(mover.from, to) && distance(mover.from, to) == 1 &&
         (is_centre(mover.from) || is_centre(to));
}

/// Straight as the rules say, diagonally only where this is true.
[[nodiscard]] inline Going diagonally_only_where(MayGo may) {
  return only_where(either(goes_straight, std::move(may)));
}

/// From a corner of a palace to the opposite one, whatever stands on the centre.
[[nodiscard]] inline Going across_the_centre() {
  return only_where(both(starts_on(is_corner), ends_on(is_corner)),
                    steps({{2, 2}, {2, -2}, {-2, -2}, {-2, 2}}));
}

}  // namespace hurdle::janggi
