// What the last moves of a custom game do: captures, promotions, checks, mates.
#pragma once

#include "perft/count/generator.hpp"
#include "perft/custom/count.hpp"

namespace hurdle::custom {

/// The properties of the last move, summed over the lines of `depth` moves, from 1, by the referee.
/// Promotions include pieces that turn over; `ended` are ends by a rule of the game other than a
/// lack of moves. Throws Interrupted.
[[nodiscard]] Details details(const Rules& rules, const Position& position, int depth,
                              const CustomCountOptions& options);

}  // namespace hurdle::custom
