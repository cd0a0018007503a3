// One reply of an engine: the evidence for a diagnosis. Does not depend on protocols.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/division.hpp"

namespace hurdle {

/// An engine's reply to one question. The engine was told a base position and a line of moves; an
/// engine that plays a move differently reaches another position.
struct Answer {
  Setup base;              ///< the position that was sent, with its counters
  std::vector<Move> line;  ///< the moves played from `base`
  Setup position;          ///< the position after `line` by the rules
  int depth = 0;           ///< from 1
  Division moves;          ///< nodes at `depth` below each move that the engine listed
};

/// Texts of moves in the engine's notation by ours, where they differ.
using EngineTexts = std::map<std::string, std::string>;

}  // namespace hurdle
