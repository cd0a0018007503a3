// What every picture of a board has besides squares and pieces: coordinates, hands, the text below.
#pragma once

#include <functional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "movegen/vocab/colour.hpp"
#include "perft/drawing/board_frame.hpp"

namespace hurdle {

/// Adds the picture's element, which has a title and a description for screen readers.
pugi::xml_node add_picture(pugi::xml_node parent, const BoardFrame& frame, const std::string& title,
                           const std::string& description);

/// Letters of the files, numbers of the ranks.
void add_coordinates(pugi::xml_node svg, const BoardFrame& frame);

/// Pieces of one kind in hand.
struct HeldPieces {
  int number = 0;
  std::function<void(Spot at, double scale)> draw;  ///< one of them
};

/// A player's hand, from the player's edge inwards; a number follows if there are several of a
/// kind.
void add_hand(pugi::xml_node svg, const BoardFrame& frame, Colour colour,
              const std::vector<HeldPieces>& held);

/// Where the sign of the side to move stands, before the caption.
[[nodiscard]] Spot sample_spot(const BoardFrame& frame);

/// The frame's caption.
void add_caption(pugi::xml_node svg, const BoardFrame& frame);

}  // namespace hurdle
