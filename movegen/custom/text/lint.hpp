// Warnings about sections that load but probably do not mean what they say.
#pragma once

#include <vector>

#include "movegen/custom/games.hpp"
#include "movegen/custom/rules/position.hpp"
#include "movegen/custom/text/value.hpp"

namespace hurdle::custom {

/// Warns about a slide and a hop along one axis, which Fairy-Stockfish mixes up.
void lint_movement(const Movement& movement, const Value& value);

/// Warns about facts of the whole section: default regions, promotions, double steps.
void lint_section(const Section& section, const Game& game, std::vector<Problem>& problems);

/// Warns about a start position without pieces, or in which a player lacks the king.
void lint_start(const Section& section, const Game& game, const Position& start,
                std::vector<Problem>& problems);

}  // namespace hurdle::custom
