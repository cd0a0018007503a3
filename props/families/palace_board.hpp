// The board of Janggi and Xiangqi for the small programs of the zoo. Shares no code with the
// generators.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "movegen/vocab/setup.hpp"

namespace hurdle::props {

struct Way {
  int files;
  int ranks;
};
inline constexpr std::array<Way, 4> straight_ways{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
inline constexpr std::array<Way, 4> diagonal_ways{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};

/// The neighbour of a point, or none beyond the edge.
[[nodiscard]] inline Square beside(Square square, Way way) {
  const int file = square.file() + way.files;
  const int rank = square.rank() + way.ranks;
  return file >= 0 && file < 9 && rank >= 0 && rank < 10 ? Square(file, rank) : Square::none();
}

/// A player's general, or none if it has been captured.
[[nodiscard]] inline Square general_of(const Setup& setup, Colour colour) {
  const auto found = std::find(setup.board.begin(), setup.board.end(), Piece(colour, Kind::royal));
  return found == setup.board.end()
             ? Square::none()
             : Square::at(static_cast<std::size_t>(found - setup.board.begin()));
}

/// Whether both generals stand on one file with nothing between.
[[nodiscard]] inline bool generals_face(const Setup& setup) {
  const Square one = general_of(setup, Colour::white);
  const Square other = general_of(setup, Colour::black);
  if (!one.exists() || !other.exists() || one.file() != other.file()) {
    return false;
  }
  const auto [low, high] = std::minmax({one.rank(), other.rank()});
  for (int rank = low + 1; rank < high; ++rank) {
    if (setup.at(Square(one.file(), rank))) {
      return false;
    }
  }
  return true;
}

/// The enemy pieces that give check to a general; `targets(from)` are the points where a piece may
/// go.
template <class Targets>
[[nodiscard]] std::vector<Square> pieces_that_check(const Setup& setup, Colour colour,
                                                    Targets targets) {
  const Square general = general_of(setup, colour);
  std::vector<Square> found;
  for (std::size_t index = 0; index < square_count; ++index) {
    if (setup.board[index].belongs_to(opponent(colour))) {
      const std::vector<Square> reached = targets(Square::at(index));
      if (std::find(reached.begin(), reached.end(), general) != reached.end()) {
        found.push_back(Square::at(index));
      }
    }
  }
  return found;
}

}  // namespace hurdle::props
