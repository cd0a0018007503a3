// Moves on the picture of a board: arrows, circles and crosses. Knows no piece's name.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/drawing/board_frame.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle {

/// Moves that look the same: of one square to another, or all drops on one square.
struct DrawnMove {
  Move move;  ///< the first of them
  MoveMark mark{};
  bool minor = true;
  std::string label;  ///< what they promote to, or the letters of what is dropped
  std::string texts;  ///< all moves, with blanks between
};

/// The moves of one picture. Ways lie below the pieces, so that what is jumped stays readable;
/// ends lie above them.
class BoardMarks {
 public:
  BoardMarks(const Notation& notation, const BoardFrame& frame, const Setup& setup,
             const std::vector<MarkedMove>& moves);

  void add_ways(pugi::xml_node svg) const;
  void add_ends(pugi::xml_node svg) const;

 private:
  void add_end(pugi::xml_node svg, const DrawnMove& one) const;
  [[nodiscard]] bool ends_on_piece(const DrawnMove& one) const noexcept;
  /// A longer move of the same piece and mark goes the same way.
  [[nodiscard]] bool is_covered(const DrawnMove& one) const noexcept;

  const BoardFrame& frame_;
  const Setup& setup_;
  std::vector<DrawnMove> moves_;  ///< those that are talked about last: on top
};

/// The missing or extra move's sign by itself, as the key to a picture.
void add_mark_sample(pugi::xml_node parent, MoveMark mark);

}  // namespace hurdle
