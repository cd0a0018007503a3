// A part of a count, for any queue of jobs: the parts of one count have no line in common, and
// together all.
#pragma once

#include "perft/file/fast/best_count.hpp"

namespace hurdle::file {

/// The number of lines of `depth` moves, from 0, in part `number` of `parts`, from 1. The different
/// positions a few plies below the root are dealt out to the parts in turn. Throws Interrupted.
[[nodiscard]] Counted<Total> perft_of_part(const Game& game, const BestCount& counter,
                                           const Position& root, int depth, int number, int parts,
                                           const CountOptions& options);

}  // namespace hurdle::file
