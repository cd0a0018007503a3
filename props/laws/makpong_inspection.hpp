// Simplified Makpong's clauses as questions about one piece, two squares and what stands between
// them. Read from the rules' text alone; knows neither generator.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "movegen/variants/makpong/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::props::makpong_inspection {

/// M1: along a file or rank with nothing between.
[[nodiscard]] inline bool rook_way(const Setup& setup, Square from, Square to) {
  const int files = to.file() - from.file();
  const int ranks = to.rank() - from.rank();
  if ((files == 0) == (ranks == 0)) {
    return false;
  }
  const int distance = std::abs(files + ranks);
  for (int step = 1; step < distance; ++step) {
    const Square square(from.file() + files / distance * step,
                        from.rank() + ranks / distance * step);
    if (setup.at(square)) {
      return false;
    }
  }
  return true;
}

/// Whether the piece on `from` attacks `to`, whatever stands there.
[[nodiscard]] inline bool attacks(const Setup& setup, Square from, Square to) {
  const Piece piece = setup.at(from);
  const int files = std::abs(to.file() - from.file());
  const int advance = (to.rank() - from.rank()) * forward(piece.colour());
  const int ranks = std::abs(advance);
  const bool diagonal_step = files == 1 && ranks == 1;
  switch (index_of(piece.kind())) {
    case index_of(makpong::king):
      return std::max(files, ranks) == 1;
    case index_of(makpong::queen):
      return diagonal_step;
    case index_of(makpong::bishop):
      return diagonal_step || (files == 0 && advance == 1);
    case index_of(makpong::knight):
      return files * ranks == 2;
    case index_of(makpong::rook):
      return rook_way(setup, from, to);
    default:
      return files == 1 && advance == 1;
  }
}

/// Whether the piece on `from` goes to `to`, if the king's safety is not asked (M1-M4).
[[nodiscard]] inline bool goes(const Setup& setup, Square from, Square to) {
  const Piece piece = setup.at(from);
  if (from == to || setup.at(to).belongs_to(piece.colour())) {
    return false;
  }
  const bool straight =
      to.file() == from.file() && (to.rank() - from.rank()) * forward(piece.colour()) == 1;
  if (piece.kind() != makpong::pawn) {
    return attacks(setup, from, to);
  }
  return setup.at(to) ? attacks(setup, from, to) : straight;
}

/// The pieces that give check to the king of `owner` (C5).
[[nodiscard]] inline std::vector<Square> checkers(const Setup& setup, Colour owner) {
  std::vector<Square> found;
  const auto king = std::find(setup.board.begin(), setup.board.end(), Piece(owner, makpong::king));
  const Square royal = Square::at(static_cast<std::size_t>(king - setup.board.begin()));
  for (std::size_t index = 0; index < square_count; ++index) {
    if (!setup.board[index].belongs_to(opponent(owner))) {
      continue;
    }
    if (attacks(setup, Square::at(index), royal)) {
      found.push_back(Square::at(index));
    }
  }
  return found;
}

/// M5: rank 6 for white, rank 3 for black.
[[nodiscard]] inline bool is_promotion_rank(Colour colour, Square square) {
  return square.rank() == (colour == Colour::white ? 5 : 2);
}

}  // namespace hurdle::props::makpong_inspection
