// How a move lies to the palaces and the river: what mutants of several of Xiangqi's pieces ask.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {

using namespace mutation;

[[nodiscard]] inline bool to_its_half(const Mover& mover, Square to) {
  return mover.own_rank(to) <= 5;
}
[[nodiscard]] inline bool to_the_palace_or_before_it(const Mover& mover, Square to) {
  const Square behind = mover.walk.neighbour(to, {0, -forward(mover.colour)});
  return in_palace(mover.colour, to) || (behind.exists() && in_palace(mover.colour, behind));
}
[[nodiscard]] inline bool to_the_palace_or_beside_it(const Mover& mover, Square to) {
  return mover.own_rank(to) <= 3 && to.file() >= 2 && to.file() <= 6;
}
[[nodiscard]] inline bool to_d7_f9(const Mover& /*mover*/, Square to) {
  return to.rank() >= 6 && to.rank() <= 8 && to.file() >= 3 && to.file() <= 5;
}
[[nodiscard]] inline bool to_a_cannon(const Mover& mover, Square to) {
  return mover.at(to) && mover.at(to).kind() == cannon;
}

[[nodiscard]] inline bool goes_straight_ahead(const Mover& mover, Square to) {
  return mover.from.file() == to.file();
}
/// One step straight, or between the centre and a corner of a palace: as Janggi's lines are.
[[nodiscard]] inline bool goes_along_a_line(const Mover& mover, Square to) {
  return is_straight(mover.from, to) ||
         (is_diagonal(mover.from, to) && (is_centre(mover.from) || is_centre(to)));
}

}  // namespace hurdle::xiangqi
