// Promotion of a custom game as facts of the fast generator.
#pragma once

#include "movegen/custom/fast/fast_game.hpp"
#include "movegen/custom/fast/pieces_in_play.hpp"

namespace hurdle::custom {

/// Adds the promoted types to `game`, which has the unpromoted ones, and the facts about promotion.
/// Throws Misfit.
void add_promotion(const Description& facts, FastGame& game);

}  // namespace hurdle::custom
