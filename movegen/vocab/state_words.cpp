#include "movegen/vocab/state_words.hpp"

namespace hurdle {

std::string state_words(const Setup& setup) {
  std::string text;
  if (setup.passes > 0) {
    text += setup.passes == 1 ? " after a pass" : " after two passes";
  }
  if (!setup.en_passant.empty()) {
    text += ", en passant on";
    for (const Square square : setup.en_passant) {
      text += ' ' + to_text(square);
    }
  }
  return text;
}

}  // namespace hurdle
