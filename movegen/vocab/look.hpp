// How a game is drawn: lines or squares, the shape and colours of its pieces, and the signs on the
// pieces besides their letters. Data only.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle {

/// The surface that pieces stand on.
enum class BoardLook : std::uint8_t {
  squares,    ///< all of one colour
  chequered,  ///< squares of two colours
  points      ///< intersections of lines
};

/// The outline of pieces.
enum class PieceLook : std::uint8_t {
  disc,
  ringed_disc,  ///< with a ring near the edge
  octagon,
  wedge  ///< a pentagon that points forward: the second player's pieces are turned by 180 degrees
};

/// The colours of a side's pieces.
enum class Paint : std::uint8_t {
  white,  ///< white with dark lines
  black,  ///< dark with white lines
  red,    ///< light wood with red signs
  blue,   ///< light wood with blue signs
  ink,    ///< light wood with black signs and edges
  wood    ///< light wood with black signs, the same for both sides
};

/// An extra line on the board, besides its ranks and files.
struct BoardLine {
  Square from;
  Square to;
};

/// A figure: two SVG paths around (0, 0), y downwards, in a square with sides of 40.
struct Figure {
  std::string_view shape;       ///< filled with the colour of the side
  std::string_view lines = "";  ///< drawn on the shape as thin lines
};

/// The signs on the pieces of a kind, hanja by `index_of(Colour)`. Empty if no sign is customary:
/// then the letter is drawn.
struct KindLook {
  std::string_view name;  ///< the kind's name in the notation
  std::array<std::string_view, 2> hanja{};
  std::string_view promoted_hanja = "";
  Figure figure{};
  double scale = 1;  ///< the piece's size
};

struct Look {
  BoardLook board = BoardLook::squares;
  PieceLook piece = PieceLook::disc;
  std::array<Paint, 2> paints{Paint::white, Paint::black};  ///< by `index_of(Colour)`
  std::span<const BoardLine> lines = {};
  int ranks_below_river = 0;             ///< the inner files stop at the river; 0: no river
  std::span<const Square> marks = {};    ///< points with small corners around them
  std::span<const Square> dots = {};     ///< squares with a dot at their upper right corner
  std::span<const KindLook> kinds = {};  ///< by `index_of(Kind)`, or empty
};

/// True when the look's kinds are those of the notation, in its order.
[[nodiscard]] constexpr bool agree(const Look& look, const Notation& notation) noexcept {
  bool same = look.kinds.size() == notation.kinds.size();
  for (std::size_t index = 0; same && index < look.kinds.size(); ++index) {
    same = look.kinds[index].name == notation.kinds[index].name;
  }
  return same;
}

}  // namespace hurdle
