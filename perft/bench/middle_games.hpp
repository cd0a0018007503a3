// Middle-game positions for benchmarks: ten for each variant, with fixed seeds, so that every run
// measures the same. Depends on the referee only: no generator may choose its own benchmark.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "perft/count/variants.hpp"

namespace hurdle {

/// A position of a random game.
struct MiddleGame {
  Setup position;
  int plies = 0;           ///< moves from the start position
  std::uint64_t seed = 0;  ///< for the random walk
};

/// Ten positions from plies 30 to 60, evenly spread, by the first seeds (from 1) whose walk ends in
/// a position with three more plies. Draws pieces, not moves (`Draw::piece`): otherwise captured
/// pieces are dropped at once, and no hand holds anything.
[[nodiscard]] std::vector<MiddleGame> middle_games(const Variant& variant);

/// The same as a file: comments (`#`) say how they were made, then one FEN on each line.
[[nodiscard]] std::string middle_games_file(const Variant& variant);

}  // namespace hurdle
