#include "perft/file/line.hpp"

namespace hurdle::file {

std::optional<std::pair<Move, std::size_t>> first_move(const Rules& rules,
                                                       const std::vector<Move>& legal,
                                                       std::string_view moves) {
  for (std::size_t end = moves.find(' '); end != 0; end = moves.substr(0, end).rfind(',')) {
    const std::string_view text = moves.substr(0, end);
    for (const Move& move : legal) {
      if (rules.text_of(move) == text) {
        return std::pair(move, text.size());
      }
    }
    if (text.find(',') == std::string_view::npos) {
      break;
    }
  }
  return std::nullopt;
}

}  // namespace hurdle::file
