#include "perft/drawing/board_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "perft/drawing/markup.hpp"

namespace hurdle {

pugi::xml_node add_picture(pugi::xml_node parent, const BoardFrame& frame, const std::string& title,
                           const std::string& description) {
  const pugi::xml_node svg = add_element(
      parent, "svg",
      {{"xmlns", "http://www.w3.org/2000/svg"},
       {"class", "hurdle-board"},
       {"role", "img"},
       {"width", number(frame.width())},
       {"height", number(frame.height())},
       {"viewBox", fmt::format("0 0 {} {}", number(frame.width()), number(frame.height()))}});
  add_element(svg, "title", {}, title);
  add_element(svg, "desc", {}, description);
  return svg;
}

void add_coordinates(pugi::xml_node svg, const BoardFrame& frame) {
  const auto label = [&](double x, double y, const std::string& text) {
    add_element(svg, "text", {{"class", "label"}, {"x", number(x)}, {"y", number(y)}}, text);
  };
  for (int file = 0; file < frame.shape().files; ++file) {
    label(frame.spot(file, 0).x, frame.files_y(), std::string{static_cast<char>('a' + file)});
  }
  for (int rank = 0; rank < frame.shape().ranks; ++rank) {
    label(BoardFrame::left / 2, frame.spot(0, rank).y + 5, std::to_string(rank + 1));
  }
}

void add_hand(pugi::xml_node svg, const BoardFrame& frame, Colour colour,
              const std::vector<HeldPieces>& held) {
  const bool upper = colour == Colour::black;
  const double room = frame.hand_height();
  const double top = upper ? BoardFrame::top : frame.bottom() - room;
  add_element(svg, "rect",
              {{"class", "tray"},
               {"x", number(frame.hand_left())},
               {"y", number(top)},
               {"width", number(BoardFrame::hand_width)},
               {"height", number(room)},
               {"rx", "3"}});
  constexpr double widest_step = 34;
  const double step =
      std::min(widest_step, (room - 4) / std::max(static_cast<double>(held.size()), 1.0));
  double y = upper ? top + 2 + step / 2 : top + room - 2 - step / 2;
  for (const HeldPieces& pieces : held) {
    const double x = frame.hand_left() + 18;
    pieces.draw({x, y}, 0.9 * step / widest_step);
    if (pieces.number > 1) {
      add_element(svg, "text", {{"class", "count"}, {"x", number(x + 16)}, {"y", number(y + 5)}},
                  fmt::format("×{}", pieces.number));
    }
    y += upper ? step : -step;
  }
}

Spot sample_spot(const BoardFrame& frame) {
  return {BoardFrame::left + 7, frame.caption_y(0) - 5};
}

void add_caption(pugi::xml_node svg, const BoardFrame& frame) {
  const std::string x = number(BoardFrame::caption_left);
  const std::vector<std::string>& lines = frame.caption();
  const pugi::xml_node text =
      add_element(svg, "text", {{"class", "caption"}, {"x", x}, {"y", number(frame.caption_y(0))}},
                  lines.front());
  for (std::size_t line = 1; line < lines.size(); ++line) {
    add_element(text, "tspan", {{"x", x}, {"dy", number(BoardFrame::line_height)}}, lines[line]);
  }
}

}  // namespace hurdle
