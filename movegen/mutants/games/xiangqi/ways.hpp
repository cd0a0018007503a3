// The palaces and the river, and how a move lies to them: what the errors about several of
// Xiangqi's pieces ask. Knows no error.
#pragma once

#include "movegen/mutants/themes/going.hpp"
#include "movegen/referee/direction.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {

[[nodiscard]] constexpr Square palace_centre(Colour colour) {
  return colour == Colour::white ? Square(4, 1) : Square(4, 8);
}
[[nodiscard]] inline bool in_palace(Colour colour, Square square) {
  return distance(palace_centre(colour), square) <= 1;
}
[[nodiscard]] constexpr bool is_centre(Square square) {
  return square == palace_centre(Colour::white) || square == palace_centre(Colour::black);
}
[[nodiscard]] inline bool is_corner(Square square) {
  const Square centre = palace_centre(square.rank() < 5 ? Colour::white : Colour::black);
  return is_diagonal(centre, square) && distance(centre, square) == 1;
}
[[nodiscard]] constexpr bool is_on_rank_10(Square square) {
  return square.rank() == 9;
}

// ---- Where it ends ---------------------------------------------------------------------------

[[nodiscard]] inline bool to_its_palace(const mutation::Mover& mover, Square to) {
  return in_palace(mover.colour, to);
}
[[nodiscard]] inline bool to_its_half(const mutation::Mover& mover, Square to) {
  return mover.own_rank(to) <= 5;
}
[[nodiscard]] inline bool to_the_palace_or_before_it(const mutation::Mover& mover, Square to) {
  const Square behind = mover.walk.neighbour(to, {0, -forward(mover.colour)});
  return in_palace(mover.colour, to) || (behind.exists() && in_palace(mover.colour, behind));
}
[[nodiscard]] inline bool to_the_palace_or_beside_it(const mutation::Mover& mover, Square to) {
  return mover.own_rank(to) <= 3 && to.file() >= 2 && to.file() <= 6;
}
[[nodiscard]] inline bool to_d7_f9(const mutation::Mover& /*mover*/, Square to) {
  return to.rank() >= 6 && to.rank() <= 8 && to.file() >= 3 && to.file() <= 5;
}
[[nodiscard]] inline bool to_a_cannon(const mutation::Mover& mover, Square to) {
  return mover.at(to) && mover.at(to).kind() == cannon;
}
/// Along a line, to its last square on the board.
[[nodiscard]] inline bool to_the_edge(const mutation::Mover& mover, Square to) {
  return is_straight(mover.from, to) && !mover.walk.neighbour(to, towards(mover.from, to)).exists();
}

// ---- How it goes -----------------------------------------------------------------------------

[[nodiscard]] inline bool goes_straight(const mutation::Mover& mover, Square to) {
  return is_straight(mover.from, to);
}
[[nodiscard]] inline bool goes_straight_ahead(const mutation::Mover& mover, Square to) {
  return mover.from.file() == to.file();
}
[[nodiscard]] inline bool goes_sideways(const mutation::Mover& mover, Square to) {
  return mover.from.rank() == to.rank();
}
[[nodiscard]] inline bool goes_forward(const mutation::Mover& mover, Square to) {
  return mover.own_rank(to) > mover.own_rank(mover.from);
}
[[nodiscard]] inline bool goes_back(const mutation::Mover& mover, Square to) {
  return mover.own_rank(to) < mover.own_rank(mover.from);
}
/// Towards the a-file, for both players.
[[nodiscard]] inline bool goes_left(const mutation::Mover& mover, Square to) {
  return goes_sideways(mover, to) && to.file() < mover.from.file();
}
/// On the diagonals from lower left to upper right.
[[nodiscard]] inline bool goes_on_one_diagonal(const mutation::Mover& mover, Square to) {
  return files_between(mover.from, to) == ranks_between(mover.from, to);
}
/// One step straight, or between the centre and a corner of a palace: as Janggi's lines are.
[[nodiscard]] inline bool goes_along_a_line(const mutation::Mover& mover, Square to) {
  return is_straight(mover.from, to) ||
         (is_diagonal(mover.from, to) && (is_centre(mover.from) || is_centre(to)));
}

}  // namespace hurdle::xiangqi
