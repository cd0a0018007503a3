// Castling of a file's game as facts of the fast generator.
#pragma once

#include "movegen/file/fast/fast_game.hpp"
#include "movegen/file/rules/position.hpp"

namespace hurdle::file {

/// Adds castling, if the start position has rights. Throws Misfit.
void add_castling(const Description& facts, const Position& start, FastGame& game);

}  // namespace hurdle::file
