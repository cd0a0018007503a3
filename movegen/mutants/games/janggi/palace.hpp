// The palaces and their marked lines, and how a move lies to them: what the errors about several of
// Janggi's pieces ask. Knows no error.
#pragma once

#include "movegen/mutants/themes/going.hpp"
#include "movegen/referee/direction.hpp"
#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::janggi {

[[nodiscard]] constexpr Square palace_centre(Colour colour) {
  return colour == Colour::white ? Square(4, 1) : Square(4, 8);
}
[[nodiscard]] inline bool in_palace(Colour colour, Square square) {
  return distance(palace_centre(colour), square) <= 1;
}
[[nodiscard]] inline bool in_chos_palace(Square square) {
  return in_palace(Colour::white, square);
}
[[nodiscard]] inline bool in_a_palace(Square square) {
  return in_palace(Colour::white, square) || in_palace(Colour::black, square);
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

[[nodiscard]] inline bool to_its_own_palace(const mutation::Mover& mover, Square to) {
  return in_palace(mover.colour, to);
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
[[nodiscard]] inline bool goes_diagonally(const mutation::Mover& mover, Square to) {
  return is_diagonal(mover.from, to);
}
[[nodiscard]] inline bool goes_forward(const mutation::Mover& mover, Square to) {
  return mover.own_rank(to) > mover.own_rank(mover.from);
}
[[nodiscard]] inline bool goes_sideways(const mutation::Mover& mover, Square to) {
  return mover.from.rank() == to.rank();
}
/// Towards the a-file, for both players.
[[nodiscard]] inline bool goes_left(const mutation::Mover& mover, Square to) {
  return goes_sideways(mover, to) && to.file() < mover.from.file();
}
/// On the diagonals from lower left to upper right.
[[nodiscard]] inline bool goes_on_one_diagonal(const mutation::Mover& mover, Square to) {
  return files_between(mover.from, to) == ranks_between(mover.from, to);
}
/// One step between a centre and a corner.
[[nodiscard]] inline bool goes_along_a_mark(const mutation::Mover& mover, Square to) {
  return is_diagonal(mover.from, to) && distance(mover.from, to) == 1 &&
         (is_centre(mover.from) || is_centre(to));
}

/// Straight as the rules say, diagonally only where this is true.
[[nodiscard]] inline mutation::Going diagonally_only_where(mutation::MayGo may) {
  return mutation::only_where(mutation::either(goes_straight, std::move(may)));
}

/// From a corner of a palace to the opposite one, whatever stands on the centre.
[[nodiscard]] inline mutation::Going across_the_centre() {
  return mutation::only_where(
      mutation::both(mutation::starts_on(is_corner), mutation::ends_on(is_corner)),
      mutation::steps({{2, 2}, {2, -2}, {-2, -2}, {-2, 2}}));
}

}  // namespace hurdle::janggi
