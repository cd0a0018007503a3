// Positions and moves of a custom game as the fast generator has them, and back.
#pragma once

#include <string>

#include "movegen/custom/fast/fast_game.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::custom {

/// The position for the fast generator. Throws Misfit for a position that only the referee can
/// hold.
[[nodiscard]] Setup setup_of(const FastGame& game, const Rules& rules, const Position& position);

/// The FEN of a position of the fast generator, without counters.
[[nodiscard]] std::string fen_without_counters(const FastGame& game, const Description& facts,
                                               const Setup& setup);

/// The FEN of a position of the referee, without counters, and without what no move of the game
/// depends on: that a piece was a pawn if it never becomes one again, passed squares if nothing
/// captures on them.
[[nodiscard]] std::string fen_without_counters(const FastGame& game, const Description& facts,
                                               Position position);

/// A move of the fast generator as text, for reports; castling names the squares that it stores.
[[nodiscard]] std::string text_of(const FastGame& game, const Description& facts,
                                  hurdle::Move move);

}  // namespace hurdle::custom
