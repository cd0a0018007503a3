#include "movegen/custom/board.hpp"

namespace hurdle::custom {

std::string to_text(Square square) {
  if (!square.exists()) {
    return "-";
  }
  return std::string(1, static_cast<char>('a' + square.file())) + std::to_string(square.rank() + 1);
}

}  // namespace hurdle::custom
