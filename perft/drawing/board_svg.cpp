// The picture of a position: coordinates, hands and text. The empty board, single pieces and moves
// are in board_ground.cpp, board_pieces.cpp and board_marks.cpp.
#include "perft/drawing/board_svg.hpp"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <vector>

#include "movegen/looks.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/state_words.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/drawing/board_frame.hpp"
#include "perft/drawing/board_ground.hpp"
#include "perft/drawing/board_marks.hpp"
#include "perft/drawing/board_parts.hpp"
#include "perft/drawing/board_pieces.hpp"
#include "perft/drawing/markup.hpp"

namespace hurdle {
namespace {

std::string fen_words(const Notation& notation, const Setup& setup) {
  return setup.passes > 1 ? "no FEN, two passes have ended the game" : to_fen(notation, setup);
}

std::string caption_words(const Notation& notation, const Setup& setup, const BoardStyle& style) {
  const char* letters = setup.side == Colour::white ? " (upper case)" : " (lower case)";
  return fmt::format("{}{} to move{}", notation.side(setup.side),
                     style.pieces == PieceNames::letters ? letters : "", state_words(setup));
}

/// The moves with this mark, each after a blank.
std::string moves_marked(const Notation& notation, const BoardStyle& style, MoveMark mark) {
  return join_texts(style.moves, "", [&](const MarkedMove& one) {
    return one.mark == mark ? ' ' + to_text(notation, one.move) : "";
  });
}

/// The description, for screen readers.
std::string words(const Notation& notation, const Setup& setup, const BoardStyle& style) {
  std::string text = fen_words(notation, setup);
  const auto add = [&](const char* what, MoveMark mark) {
    const std::string moves = moves_marked(notation, style, mark);
    text += moves.empty() ? "" : fmt::format("; {}:{}", what, moves);
  };
  add("move", MoveMark::played);
  add("missing", MoveMark::missing);
  add("extra", MoveMark::extra);
  return text;
}

void add_pieces(pugi::xml_node svg, const BoardFrame& frame, const BoardPieces& pieces,
                const Setup& setup) {
  for (int rank = frame.shape().ranks - 1; rank >= 0; --rank) {
    for (int file = 0; file < frame.shape().files; ++file) {
      const Square square(file, rank);
      if (const Piece here = setup.at(square)) {
        pieces.add(svg, here, frame.spot(square), to_text(square));
      }
    }
  }
}

void add_hand_of(pugi::xml_node svg, const BoardFrame& frame, const BoardPieces& pieces,
                 const Notation& notation, const Setup& setup, Colour colour) {
  std::vector<HeldPieces> held;
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const auto kind = static_cast<Kind>(index);
    if (const int number = setup.held(colour, kind); number > 0) {
      held.push_back({number, [&pieces, svg, colour, kind](Spot at, double scale) {
                        pieces.add(svg, Piece(colour, kind), at, "", scale);
                      }});
    }
  }
  add_hand(svg, frame, colour, held);
}

void draw(pugi::xml_node parent, const Notation& notation, const Setup& setup,
          const BoardStyle& style, std::string_view css) {
  const BoardPieces pieces(notation, style.pieces);
  const BoardFrame frame({notation.files, notation.ranks, notation.hands},
                         caption_words(notation, setup, style));
  const pugi::xml_node svg = add_picture(
      parent, frame,
      fmt::format("Position of {}, {} to move", notation.name, notation.side(setup.side)),
      words(notation, setup, style));
  if (!css.empty()) {
    add_element(svg, "style", {}, css);
  }
  add_ground(svg, look_of(notation), frame);
  add_coordinates(svg, frame);
  const BoardMarks marks(notation, frame, setup, style.moves);
  marks.add_ways(svg);
  add_pieces(svg, frame, pieces, setup);
  if (notation.hands) {
    add_hand_of(svg, frame, pieces, notation, setup, Colour::black);
    add_hand_of(svg, frame, pieces, notation, setup, Colour::white);
  }
  marks.add_ends(svg);
  pieces.add_sample(svg, setup.side, sample_spot(frame));
  add_caption(svg, frame);
}

}  // namespace

std::string board_svg(const Notation& notation, const Setup& setup, const BoardStyle& style) {
  pugi::xml_document document;
  draw(document.root(), notation, setup, style, board_css());
  return to_markup(document) + '\n';
}

void add_board(pugi::xml_node parent, const Notation& notation, const Setup& setup,
               const BoardStyle& style) {
  draw(parent, notation, setup, style, "");
}

}  // namespace hurdle
