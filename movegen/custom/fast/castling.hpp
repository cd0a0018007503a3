// Castling of a custom game as facts of the fast generator.
#pragma once

#include "movegen/custom/fast/fast_game.hpp"
#include "movegen/custom/rules/position.hpp"

namespace hurdle::custom {

/// Adds castling, if the start position has rights. Throws Misfit.
void add_castling(const Description& facts, const Position& start, FastGame& game);

}  // namespace hurdle::custom
