// Single pieces on the picture of a board: outline or figure, colours, and sign.
#pragma once

#include <pugixml.hpp>
#include <string_view>

#include "movegen/vocab/look.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/piece.hpp"
#include "perft/drawing/board_frame.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle {

/// Adds a figure to a piece's group, with the badge of promoted ones.
void add_figure(pugi::xml_node group, const Figure& figure, bool promoted);

/// Adds the outline of a disc to a piece's group.
void add_disc(pugi::xml_node group);

/// Draws the pieces of one game with one kind of sign.
class BoardPieces {
 public:
  BoardPieces(const Notation& notation, PieceNames names);

  /// Draws a piece around `at`. `square` is its square as text; empty off the board.
  void add(pugi::xml_node parent, Piece piece, Spot at, std::string_view square,
           double scale = 1) const;

  /// Draws a small piece without a sign, which stands for a side.
  void add_sample(pugi::xml_node parent, Colour colour, Spot at) const;

 private:
  [[nodiscard]] const KindLook& kind_look(Piece piece) const noexcept;
  void add_outline(pugi::xml_node group, Colour colour) const;
  void add_hanja(pugi::xml_node group, Piece piece) const;
  void add_letter(pugi::xml_node group, Piece piece) const;
  [[nodiscard]] bool is_turned(Colour colour) const noexcept;

  const Notation& notation_;
  const Look& look_;
  PieceNames names_;
};

}  // namespace hurdle
