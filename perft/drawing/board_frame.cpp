#include "perft/drawing/board_frame.hpp"

#include <fmt/format.h>

namespace hurdle {
namespace {

/// Splits the text after blanks into lines of at most `most` letters; longer words stay whole.
std::vector<std::string> in_lines(std::string_view text, std::size_t most) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    const std::string_view word = text.substr(0, blank);
    if (!lines.back().empty() && lines.back().size() + word.size() > most) {
      lines.emplace_back();
    }
    const std::string_view taken =
        text.substr(0, blank == std::string_view::npos ? blank : blank + 1);
    lines.back() += taken;
    text.remove_prefix(taken.size());
  }
  return lines;
}

}  // namespace

BoardFrame::BoardFrame(BoardShape shape, std::string_view caption) : shape_(shape) {
  constexpr double widest_letter = 8.6;  // average width in the fonts that the pictures request
  caption_ =
      in_lines(caption, static_cast<std::size_t>((width() - caption_left) / widest_letter) - 1);
}

std::string number(double value) {
  std::string text = fmt::format("{:.1f}", value);
  if (text.size() > 2 && text.compare(text.size() - 2, 2, ".0") == 0) {
    text.resize(text.size() - 2);
  }
  return text == "-0" ? "0" : text;
}

std::string pair(Spot spot) {
  return number(spot.x) + ' ' + number(spot.y);
}

}  // namespace hurdle
