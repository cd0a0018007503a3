// Names of squares (C1).
#include "movegen/vocab/square.hpp"

namespace hurdle {

std::string to_text(Square square) {
  if (!square.exists()) {
    return "-";
  }
  return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + 1);
}

}  // namespace hurdle
