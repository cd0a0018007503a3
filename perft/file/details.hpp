// What the last moves of a file's game do: captures, promotions, checks, mates.
#pragma once

#include "perft/count/generator.hpp"
#include "perft/file/count.hpp"

namespace hurdle::file {

/// The properties of the last move, summed over the lines of `depth` moves, from 1, by the referee.
/// Promotions include pieces that turn over; `ended` are ends by a rule of the game other than a
/// lack of moves. Throws Interrupted.
[[nodiscard]] Details details(const Rules& rules, const Position& position, int depth,
                              const FileCountOptions& options);

}  // namespace hurdle::file
