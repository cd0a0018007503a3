// A position of a game without a notation of its own as a picture: a chequered board, and pieces
// with letters or figures.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/colour.hpp"
#include "movegen/vocab/look.hpp"
#include "perft/drawing/board_frame.hpp"

namespace hurdle {

/// A piece and its sign.
struct PlainPiece {
  Colour colour = Colour::white;
  std::string letters;    ///< `A`, `+r`
  Figure figure{};        ///< drawn in place of the letters, unless empty
  bool promoted = false;  ///< marked
};

/// A square with its content: a piece, or a wall without letters.
struct PlainSquare {
  int file = 0;
  int rank = 0;
  PlainPiece piece;
};

/// Pieces of one kind in hand.
struct PlainHeld {
  PlainPiece piece;
  int number = 1;
};

struct PlainBoard {
  BoardShape shape;
  std::string title;
  std::string description;  ///< the FEN
  std::string caption;
  Colour side = Colour::white;
  std::vector<PlainSquare> squares;
  std::array<std::vector<PlainHeld>, 2> hands;  ///< by `index_of(Colour)`
};

/// The figure of a kind of one of Hurdle's own games; empty if it has none.
[[nodiscard]] Figure figure_of(const Notation& notation, std::string_view kind);

/// The picture as a document.
[[nodiscard]] std::string board_svg(const PlainBoard& board);

}  // namespace hurdle
