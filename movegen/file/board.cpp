#include "movegen/file/board.hpp"

namespace hurdle::file {

std::string to_text(Square square) {
  if (!square.exists()) {
    return "-";
  }
  return std::string(1, static_cast<char>('a' + square.file())) + std::to_string(square.rank() + 1);
}

}  // namespace hurdle::file
