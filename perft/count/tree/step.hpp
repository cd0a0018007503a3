// Facts of a move and of the node that it leads to, for those who count details.
#pragma once

#include "movegen/vocab/move.hpp"

namespace hurdle {

/// A move and whether it captures (en passant included).
struct StepFacts {
  Move move;
  bool capture = false;
};

/// The facts of a node that details are made of.
struct NodeFacts {
  int checkers = 0;
  bool over = false;       ///< ended by a rule (J11, J12), whatever the moves
  bool has_moves = false;  ///< false for an ended game
};

}  // namespace hurdle
