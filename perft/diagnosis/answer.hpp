// What a program answered: the evidence from which its beliefs are read. Knows no engine.
#pragma once

#include "movegen/vocab/setup.hpp"
#include "perft/count/division.hpp"

namespace hurdle {

/// A program's answer to one question.
struct Answer {
  Setup position;  ///< where it was asked, with the counters that it was told
  int depth = 0;
  Division moves;  ///< nodes at `depth` below each move that it listed
};

}  // namespace hurdle
