// Predicates of squares and of moves to them, for `only_where`, `starts_on` and `ends_on`, that
// several games use.
#pragma once

#include "movegen/mutants/themes/piece_table.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::mutation {

// ---- The palaces of Janggi and Xiangqi -------------------------------------------------------

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
[[nodiscard]] inline bool to_its_palace(const Mover& mover, Square to) {
  return in_palace(mover.colour, to);
}

[[nodiscard]] inline bool to_the_palace_or_before_it(const Mover& mover, Square to) {
  const Square behind = mover.walk.neighbour(to, {0, -forward(mover.colour)});
  return in_palace(mover.colour, to) || (behind.exists() && in_palace(mover.colour, behind));
}
[[nodiscard]] inline bool to_the_palace_or_beside_it(const Mover& mover, Square to) {
  return mover.own_rank(to) <= 3 && to.file() >= 2 && to.file() <= 6;
}
/// The palace of Black, one rank too low.
[[nodiscard]] inline bool to_d7_f9(const Mover& /*mover*/, Square to) {
  return to.rank() >= 6 && to.rank() <= 8 && to.file() >= 3 && to.file() <= 5;
}
/// One step straight, or between the centre and a corner of a palace: Janggi's lines.
[[nodiscard]] inline bool goes_along_a_mark(const Mover& mover, Square to) {
  return is_diagonal(mover.from, to) && distance(mover.from, to) == 1 &&
         (is_centre(mover.from) || is_centre(to));
}
[[nodiscard]] inline bool goes_along_a_line(const Mover& mover, Square to) {
  return is_straight(mover.from, to) || goes_along_a_mark(mover, to);
}

/// From a corner of a palace to the opposite one, whatever stands on the centre.
[[nodiscard]] inline Going across_the_centre() {
  return only_where(both(starts_on(is_corner), ends_on(is_corner)), steps(two_diagonally));
}

// ---- Directions ------------------------------------------------------------------------------

[[nodiscard]] inline bool goes_straight(const Mover& mover, Square to) {
  return is_straight(mover.from, to);
}
[[nodiscard]] inline bool goes_diagonally(const Mover& mover, Square to) {
  return is_diagonal(mover.from, to);
}
[[nodiscard]] inline bool goes_sideways(const Mover& mover, Square to) {
  return mover.from.rank() == to.rank();
}
[[nodiscard]] inline bool goes_forward(const Mover& mover, Square to) {
  return mover.own_rank(to) > mover.own_rank(mover.from);
}
[[nodiscard]] inline bool goes_back(const Mover& mover, Square to) {
  return mover.own_rank(to) < mover.own_rank(mover.from);
}
[[nodiscard]] inline bool goes_left(const Mover& mover, Square to) {
  return to.file() < mover.from.file();
}
[[nodiscard]] inline bool goes_right(const Mover& mover, Square to) {
  return to.file() > mover.from.file();
}
[[nodiscard]] inline bool goes_along_its_file(const Mover& mover, Square to) {
  return to.file() == mover.from.file();
}
/// Along a rank towards the a-file, for both players.
[[nodiscard]] inline bool goes_left_on_its_rank(const Mover& mover, Square to) {
  return goes_sideways(mover, to) && to.file() < mover.from.file();
}
/// On the diagonals from lower left to upper right.
[[nodiscard]] inline bool goes_on_one_diagonal(const Mover& mover, Square to) {
  return files_between(mover.from, to) == ranks_between(mover.from, to);
}
/// Along a line, to its last square on the board.
[[nodiscard]] inline bool to_the_edge(const Mover& mover, Square to) {
  return is_straight(mover.from, to) && !mover.walk.neighbour(to, towards(mover.from, to)).exists();
}

/// Onto the square directly behind its hurdle.
[[nodiscard]] inline bool is_next_after_hurdle(const Mover& mover, Square to) {
  const Square hurdle = hurdle_of(mover, to);
  return hurdle.exists() && distance(hurdle, to) == 1;
}
/// A piece of this kind stands on the square.
[[nodiscard]] inline MayGo is_kind(Kind kind) {
  return
      [kind](const Mover& mover, Square to) { return mover.at(to) && mover.at(to).kind() == kind; };
}
/// From one of these own ranks.
[[nodiscard]] inline auto stands_on_own_ranks(int first, int last) {
  return [first, last](const Mover& mover) {
    return mover.own_rank(mover.from) >= first && mover.own_rank(mover.from) <= last;
  };
}

// ---- Captures --------------------------------------------------------------------------------

[[nodiscard]] inline bool takes_on_lines_only(const Mover& mover, Square to) {
  return mover.walk.empty(to) || is_straight(mover.from, to);
}
[[nodiscard]] inline bool takes_on_diagonals_only(const Mover& mover, Square to) {
  return mover.walk.empty(to) || is_diagonal(mover.from, to);
}
[[nodiscard]] inline bool takes_nothing_beside_it(const Mover& mover, Square to) {
  return mover.walk.empty(to) || distance(mover.from, to) > 1;
}
/// On a board of nine ranks and files.
[[nodiscard]] inline bool takes_nothing_across_the_board(const Mover& mover, Square to) {
  return mover.walk.empty(to) || distance(mover.from, to) < 8;
}
/// A line on a board of nine ranks and files ends on the square before the edge, unless an enemy
/// stands on the edge or the piece one step from it.
[[nodiscard]] inline bool stops_before_the_edge(const Mover& mover, Square to) {
  const bool on_the_edge = to.file() == 0 || to.file() == 8 || to.rank() == 0 || to.rank() == 8;
  return !on_the_edge || distance(mover.from, to) == 1 || mover.walk.enemy(to);
}

}  // namespace hurdle::mutation
