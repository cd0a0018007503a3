// Promotion of a file's game as facts of the fast generator.
#pragma once

#include "movegen/file/fast/fast_game.hpp"
#include "movegen/file/fast/pieces_in_play.hpp"

namespace hurdle::file {

/// Adds the promoted types to `game`, which has the unpromoted ones, and the facts about promotion.
/// Throws Misfit.
void add_promotion(const Description& facts, FastGame& game);

}  // namespace hurdle::file
