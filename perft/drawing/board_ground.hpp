// The empty board of a picture: squares or lines, river, marks and dots.
#pragma once

#include <pugixml.hpp>

#include "movegen/vocab/look.hpp"
#include "perft/drawing/board_frame.hpp"

namespace hurdle {

/// Draws the board without pieces and coordinates.
void add_ground(pugi::xml_node svg, const Look& look, const BoardFrame& frame);

}  // namespace hurdle
