// Moves on the picture of a board: arrows, circles and crosses. Knows no piece's name.
#pragma once

#include <pugixml.hpp>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/drawing/board_frame.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle {

/// Draws the moves, those that are talked about on top. Drops of one square are drawn as one.
void add_marks(pugi::xml_node svg, const Notation& notation, const BoardFrame& frame,
               const Setup& setup, const std::vector<MarkedMove>& moves);

}  // namespace hurdle
