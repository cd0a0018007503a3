// Positions of the middle game to count from: ten a variant, drawn by seeds, so that every run
// measures the same. Made by the referee alone, so that no generator chooses what it is measured
// on.
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
  std::uint64_t seed = 0;  ///< of the random walk
};

/// Ten positions from plies 30 to 60, evenly spread, by the first seeds (from 1) that lead to one
/// with a line of three more moves. Pieces are drawn, not moves (`Draw::piece`): else whatever is
/// taken is dropped at once, and no middle game has anything in hand.
[[nodiscard]] std::vector<MiddleGame> middle_games(const Variant& variant);

/// The same as a file: how they were made in comments (`#`), then one FEN a line.
[[nodiscard]] std::string middle_games_file(const Variant& variant);

}  // namespace hurdle
