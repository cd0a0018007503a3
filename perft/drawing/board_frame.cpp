#include "perft/drawing/board_frame.hpp"

#include <fmt/format.h>

namespace hurdle {

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
