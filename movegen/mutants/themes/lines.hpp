// The line between two squares and the pieces on it, for mutants of attacks along lines.
#pragma once

#include "movegen/referee/direction.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::mutation {

enum class Way : std::uint8_t { on_file, on_rank, on_diagonal, apart };

[[nodiscard]] inline Way way_between(Square from, Square to) {
  if (from.file() == to.file() || from.rank() == to.rank()) {
    return from.file() == to.file() ? Way::on_file : Way::on_rank;
  }
  return is_diagonal(from, to) ? Way::on_diagonal : Way::apart;
}

template <Way way>
[[nodiscard]] bool is_along(Square from, Square to) {
  return way_between(from, to) == way;
}

[[nodiscard]] inline bool is_on_a_diagonal(Square from, Square to) {
  return way_between(from, to) == Way::on_diagonal;
}

/// Whether the line is a diagonal that rises from the first file, or else one that falls.
template <bool rises>
[[nodiscard]] bool is_along_a_diagonal(Square from, Square to) {
  return is_on_a_diagonal(from, to) &&
         ((from.file() < to.file()) == (from.rank() < to.rank())) == rises;
}

/// Whether `square` lies between two squares of one file, rank or diagonal.
[[nodiscard]] inline bool is_between(Square from, Square square, Square to) {
  if (way_between(from, to) == Way::apart || square == from || square == to) {
    return false;
  }
  return towards(from, square) == towards(from, to) && way_between(from, square) != Way::apart &&
         distance(from, square) < distance(from, to);
}

/// The number of pieces between two squares of one line.
[[nodiscard]] inline int pieces_between(const Setup& setup, Square from, Square to) {
  int pieces = 0;
  for (std::size_t index = 0; index < square_count; ++index) {
    pieces += setup.board[index] && is_between(from, Square::at(index), to) ? 1 : 0;
  }
  return pieces;
}

}  // namespace hurdle::mutation
