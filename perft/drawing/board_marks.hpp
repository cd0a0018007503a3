// Moves on the picture of a board: arrows, circles and crosses.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/drawing/board_frame.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle {

/// Moves that are drawn alike: from one square to another, or all drops on one square.
struct DrawnMove {
  Move move;  ///< the first of them
  MoveMark mark{};
  bool minor = true;
  std::string label;  ///< promotion types, or letters of dropped pieces
  std::string texts;  ///< all moves, separated by blanks
};

/// The moves of one picture. Shafts are drawn below the pieces, so that jumped pieces stay visible;
/// arrow ends are drawn above them.
class BoardMarks {
 public:
  BoardMarks(const Notation& notation, const BoardFrame& frame, const Setup& setup,
             const std::vector<MarkedMove>& moves);

  void add_ways(pugi::xml_node svg) const;
  void add_ends(pugi::xml_node svg) const;

 private:
  void add_end(pugi::xml_node svg, const DrawnMove& one) const;
  [[nodiscard]] bool ends_on_piece(const DrawnMove& one) const noexcept;
  /// A longer move of the same piece and mark covers the same line.
  [[nodiscard]] bool is_covered(const DrawnMove& one) const noexcept;

  const BoardFrame& frame_;
  const Setup& setup_;
  std::vector<DrawnMove> moves_;  ///< highlighted moves last: on top
};

/// The sign of a missing or extra move by itself, for the legend of a picture.
void add_mark_sample(pugi::xml_node parent, MoveMark mark);

}  // namespace hurdle
