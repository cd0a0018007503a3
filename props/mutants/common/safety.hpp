// What errors in royal safety (C5) share: lifting, putting and looking along lines.
#pragma once

#include <cstdlib>

#include "movegen/referee/direction.hpp"
#include "props/mutants/common/mutants.hpp"

namespace hurdle::mutants {

/// A piece of the board other than the royal one goes from square to square.
[[nodiscard]] inline bool is_plain_move(const Setup& setup, Move move) {
  return !move.is_drop() && !move.is_pass() && setup.at(move.from()).kind() != Kind::royal;
}

/// The royal piece goes, without castling.
[[nodiscard]] inline bool is_royal_move(const Setup& setup, Move move) {
  return !move.is_drop() && !move.is_pass() && !move.is_castling() &&
         setup.at(move.from()).kind() == Kind::royal;
}

/// The position with this on a square.
[[nodiscard]] inline Setup with(Setup setup, Square square, Piece piece) {
  setup.put(square, piece);
  return setup;
}

/// How two squares lie to each other.
enum class Way : std::uint8_t { file, rank, diagonal, none };

[[nodiscard]] inline Way way_between(Square from, Square to) {
  const int files = std::abs(files_between(from, to));
  const int ranks = std::abs(ranks_between(from, to));
  if (files == 0 || ranks == 0) {
    return files == 0 ? Way::file : Way::rank;
  }
  return files == ranks ? Way::diagonal : Way::none;
}

/// Whether `square` lies between two squares of one file, rank or diagonal.
[[nodiscard]] inline bool is_between(Square from, Square square, Square to) {
  if (way_between(from, to) == Way::none || square == from || square == to) {
    return false;
  }
  return towards(from, square) == towards(from, to) && way_between(from, square) != Way::none &&
         distance(from, square) < distance(from, to);
}

/// How many pieces stand between two squares of one line.
[[nodiscard]] inline int pieces_between(const Setup& setup, Square from, Square to) {
  int pieces = 0;
  for (std::size_t index = 0; index < square_count; ++index) {
    pieces += setup.board[index] && is_between(from, Square::at(index), to) ? 1 : 0;
  }
  return pieces;
}

}  // namespace hurdle::mutants
