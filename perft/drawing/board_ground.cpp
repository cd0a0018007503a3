#include "perft/drawing/board_ground.hpp"

#include <fmt/format.h>

#include <string>

#include "movegen/vocab/text/lists.hpp"
#include "perft/drawing/markup.hpp"

namespace hurdle {
namespace {

constexpr double half = BoardFrame::cell / 2;

/// Lines around the squares.
std::string lines_of_squares(const BoardFrame& frame) {
  std::string path;
  for (double x = BoardFrame::left; x <= frame.board_right(); x += BoardFrame::cell) {
    path += fmt::format("M{}V{}", pair({x, BoardFrame::top}), number(frame.bottom()));
  }
  for (double y = BoardFrame::top; y <= frame.bottom(); y += BoardFrame::cell) {
    path += fmt::format("M{}H{}", pair({BoardFrame::left, y}), number(frame.board_right()));
  }
  return path;
}

/// Lines through the points; a river interrupts all files but the first and the last.
std::string lines_of_points(const Look& look, const BoardFrame& frame) {
  const int last_rank = frame.shape().ranks - 1;
  const int last_file = frame.shape().files - 1;
  const auto line = [&](Square from, Square to) {
    return fmt::format("M{}L{}", pair(frame.spot(from)), pair(frame.spot(to)));
  };
  std::string path;
  for (int file = 0; file <= last_file; ++file) {
    const bool crosses = file == 0 || file == last_file || look.ranks_below_river == 0;
    if (crosses) {
      path += line(Square(file, 0), Square(file, last_rank));
    } else {
      path += line(Square(file, 0), Square(file, look.ranks_below_river - 1)) +
              line(Square(file, look.ranks_below_river), Square(file, last_rank));
    }
  }
  for (int rank = 0; rank <= last_rank; ++rank) {
    path += line(Square(0, rank), Square(last_file, rank));
  }
  return path;
}

std::string extra_lines(const Look& look, const BoardFrame& frame) {
  return join_texts(look.lines, "", [&](const BoardLine& line) {
    return fmt::format("M{}L{}", pair(frame.spot(line.from)), pair(frame.spot(line.to)));
  });
}

/// Small corners around the marked points, without those outside the board.
std::string corners(const Look& look, const BoardFrame& frame) {
  constexpr double gap = 3.5;
  constexpr double length = 6;
  std::string path;
  for (const Square square : look.marks) {
    const Spot at = frame.spot(square);
    for (const int x : {-1, 1}) {
      if (square.file() + x < 0 || square.file() + x >= frame.shape().files) {
        continue;
      }
      for (const int y : {-1, 1}) {
        const Spot inner{at.x + x * gap, at.y + y * gap};
        path += fmt::format("M{}h{}M{}v{}", pair(inner), number(x * length), pair(inner),
                            number(y * length));
      }
    }
  }
  return path;
}

void add_chequers(pugi::xml_node svg, const BoardFrame& frame) {
  std::string dark;
  for (int rank = 0; rank < frame.shape().ranks; ++rank) {
    for (int file = rank % 2; file < frame.shape().files; file += 2) {
      const Spot middle = frame.spot(file, rank);
      dark += fmt::format("M{}h40v40h-40z", pair({middle.x - half, middle.y - half}));
    }
  }
  add_element(svg, "path", {{"class", "dark"}, {"d", dark}});
}

}  // namespace

void add_ground(pugi::xml_node svg, const Look& look, const BoardFrame& frame) {
  const bool points = look.board == BoardLook::points;
  add_element(svg, "rect",
              {{"class", look.board == BoardLook::chequered ? "ground" : "ground wooden"},
               {"x", number(BoardFrame::left)},
               {"y", number(BoardFrame::top)},
               {"width", number(frame.board_right() - BoardFrame::left)},
               {"height", number(frame.bottom() - BoardFrame::top)}});
  if (look.board == BoardLook::chequered) {
    add_chequers(svg, frame);
    return;
  }
  add_element(svg, "path",
              {{"class", "lines"},
               {"d", (points ? lines_of_points(look, frame) : lines_of_squares(frame)) +
                         extra_lines(look, frame) + corners(look, frame)}});
  for (const Square square : look.dots) {
    const Spot at = frame.spot(square);
    add_element(
        svg, "circle",
        {{"class", "dot"}, {"cx", number(at.x + half)}, {"cy", number(at.y - half)}, {"r", "3"}});
  }
}

}  // namespace hurdle
