#include "perft/drawing/plain_board.hpp"

#include <fmt/format.h>

#include <pugixml.hpp>

#include "movegen/looks.hpp"
#include "perft/drawing/board_ground.hpp"
#include "perft/drawing/board_parts.hpp"
#include "perft/drawing/board_pieces.hpp"
#include "perft/drawing/board_svg.hpp"
#include "perft/drawing/markup.hpp"

namespace hurdle {
namespace {

pugi::xml_node add_group(pugi::xml_node parent, const PlainPiece& piece, const char* more, Spot at,
                         double scale) {
  return add_element(parent, "g",
                     {{"class", fmt::format("{}piece {}{}{}", more,
                                            piece.colour == Colour::white ? "white" : "black",
                                            piece.promoted ? " promoted" : "",
                                            piece.figure.shape.empty() ? "" : " figure")},
                      {"transform", fmt::format("translate({})", pair(at)) +
                                        (scale == 1 ? "" : fmt::format(" scale({:.2f})", scale))}});
}

/// `square` is its square as text; empty off the board.
void add_piece(pugi::xml_node parent, const PlainPiece& piece, Spot at, const std::string& square,
               double scale = 1) {
  const pugi::xml_node group = add_group(parent, piece, "", at, scale);
  if (!square.empty()) {
    set_attribute(group, "data-square", square);
  }
  if (!piece.figure.shape.empty()) {
    add_figure(group, piece.figure, piece.promoted);
    return;
  }
  add_disc(group);
  const pugi::xml_node text = add_element(group, "text", {{"dy", ".35em"}}, piece.letters);
  if (piece.letters.size() > 1) {
    set_attribute(text, "class", "wide");
  }
}

void add_wall(pugi::xml_node parent, Spot at) {
  constexpr double to_edge = BoardFrame::cell / 2;
  add_element(parent, "rect",
              {{"class", "wall"},
               {"x", number(at.x - to_edge)},
               {"y", number(at.y - to_edge)},
               {"width", number(BoardFrame::cell)},
               {"height", number(BoardFrame::cell)}});
}

}  // namespace

Figure figure_of(const Notation& notation, std::string_view kind) {
  for (const KindLook& look : look_of(notation).kinds) {
    if (look.name == kind) {
      return look.figure;
    }
  }
  return {};
}

std::string board_svg(const PlainBoard& board) {
  pugi::xml_document document;
  const BoardFrame frame(board.shape, board.caption);
  const pugi::xml_node svg = add_picture(document.root(), frame, board.title, board.description);
  add_element(svg, "style", {}, board_css());
  constexpr Look chequered{.board = BoardLook::chequered};
  add_ground(svg, chequered, frame);
  add_coordinates(svg, frame);
  for (const PlainSquare& square : board.squares) {
    const Spot at = frame.spot(square.file, square.rank);
    if (square.piece.letters.empty()) {
      add_wall(svg, at);
    } else {
      add_piece(svg, square.piece, at,
                fmt::format("{}{}", static_cast<char>('a' + square.file), square.rank + 1));
    }
  }
  for (const Colour colour : {Colour::black, Colour::white}) {
    if (board.shape.hands) {
      std::vector<HeldPieces> held;
      for (const PlainHeld& one : board.hands[index_of(colour)]) {
        held.push_back({one.number, [svg, &one](Spot at, double scale) {
                          add_piece(svg, one.piece, at, "", scale);
                        }});
      }
      add_hand(svg, frame, colour, held);
    }
  }
  add_disc(add_group(svg, {board.side, "", {}, false}, "sample ", sample_spot(frame), 0.4));
  add_caption(svg, frame);
  return to_markup(document) + '\n';
}

}  // namespace hurdle
