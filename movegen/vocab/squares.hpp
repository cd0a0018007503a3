// The squares of a board.
#pragma once

#include <vector>

#include "movegen/vocab/notation.hpp"

namespace hurdle {

/// The squares of the variant's board from a1, rank by rank.
[[nodiscard]] inline std::vector<Square> squares_of(const Notation& notation) {
  std::vector<Square> squares;
  for (int rank = 0; rank < notation.ranks; ++rank) {
    for (int file = 0; file < notation.files; ++file) {
      squares.emplace_back(file, rank);
    }
  }
  return squares;
}

}  // namespace hurdle
