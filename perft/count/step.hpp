// What a counter wants to know of the move between a node and its child.
#pragma once

#include "movegen/vocab/move.hpp"

namespace hurdle {

/// A move and whether it captures (en passant included).
struct StepFacts {
  Move move;
  bool capture = false;
};

/// What a node knows of itself that details are made of.
struct NodeFacts {
  int checkers = 0;
  bool over = false;       ///< ended by a rule (J11, J12), whatever the moves
  bool has_moves = false;  ///< false for an ended game
};

}  // namespace hurdle
