#include "movegen/vocab/state_words.hpp"

#include <fmt/format.h>

#include "movegen/vocab/castling_rights.hpp"

namespace hurdle {

std::string state_words(const Setup& setup) {
  std::string text;
  if (setup.passes > 0) {
    text += setup.passes == 1 ? " after a pass" : " after two passes";
  }
  for (const Colour colour : both_colours) {
    bool first = true;
    for (int file = 0; file < max_files; ++file) {
      if (has_right(setup, colour, file)) {
        text += first ? fmt::format(", {} may castle with the rook of file ",
                                    colour == Colour::white ? "white" : "black")
                      : " and ";
        text += static_cast<char>('a' + file);
        first = false;
      }
    }
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
