#include "movegen/vocab/state_words.hpp"

#include <fmt/format.h>

#include "movegen/vocab/castling_rights.hpp"

namespace hurdle {
namespace {

/// ", white may castle with the rooks of files a and h", or empty.
std::string rights_words(const Setup& setup, Colour colour) {
  std::string files;
  for (int file = 0; file < max_files; ++file) {
    if (has_right(setup, colour, file)) {
      files += fmt::format("{}{}", files.empty() ? "" : " and ", static_cast<char>('a' + file));
    }
  }
  if (files.empty()) {
    return "";
  }
  return fmt::format(", {} may castle with the {} {}", colour == Colour::white ? "white" : "black",
                     files.size() == 1 ? "rook of file" : "rooks of files", files);
}

}  // namespace

std::string state_words(const Setup& setup) {
  std::string text;
  if (setup.passes > 0) {
    text += setup.passes == 1 ? " after a pass" : " after two passes";
  }
  for (const Colour colour : both_colours) {
    text += rights_words(setup, colour);
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
