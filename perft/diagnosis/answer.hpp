// What a program answered: the evidence from which its beliefs are read. Knows no engine.
#pragma once

#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/division.hpp"

namespace hurdle {

/// A program's answer to one question. It was told a position and moves from there, and who plays a
/// move otherwise stands elsewhere afterwards.
struct Answer {
  Setup base;              ///< the position that was told, with its counters
  std::vector<Move> line;  ///< the moves from there
  Setup position;          ///< where they lead by the rules
  int depth = 0;           ///< from 1
  Division moves;          ///< nodes at `depth` below each move that it listed
};

}  // namespace hurdle
