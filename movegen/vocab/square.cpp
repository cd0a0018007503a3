// How a square is named (C1). Knows nothing of any board's size.
#include "movegen/vocab/square.hpp"

namespace hurdle {

std::string to_text(Square square) {
  if (!square.exists()) {
    return "-";
  }
  return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + 1);
}

}  // namespace hurdle
