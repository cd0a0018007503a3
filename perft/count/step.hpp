// Facts about a move and the node that it leads to, for counting details.
#pragma once

#include "movegen/vocab/move.hpp"

namespace hurdle {

/// A move and whether it captures (en passant included).
struct StepFacts {
  Move move;
  bool capture = false;
};

/// Facts about a node, for counting details.
struct NodeFacts {
  int checkers = 0;
  bool over = false;       ///< ended by a rule (J11, J12), even if moves exist
  bool has_moves = false;  ///< false for an ended game
};

}  // namespace hurdle
