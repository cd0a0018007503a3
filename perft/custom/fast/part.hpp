// A part of a count, for any queue of jobs: each line belongs to exactly one part.
#pragma once

#include <string>

#include "perft/custom/fast/best_count.hpp"

namespace hurdle::custom {

struct PartCount {
  Counted<Total> lines;
  std::string division;  ///< SHA-256 of all that was dealt out: the same in all parts of one count
};

/// The number of lines of `depth` moves, from 0, in part `number` of `parts`, from 1. The different
/// positions a few plies below the root are dealt out to the parts in turn; how few depends on the
/// game and on `parts` alone, not on the machine. Throws Interrupted.
[[nodiscard]] PartCount perft_of_part(const Game& game, const BestCount& counter,
                                      const Position& root, int depth, int number, int parts,
                                      const CountOptions& options);

}  // namespace hurdle::custom
