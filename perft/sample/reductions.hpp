// The single steps by which a position is shrunk.
#pragma once

#include <vector>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// All positions that result from one step: remove a piece (never a royal one), remove all or all
/// but one of a kind in hand, reset a counter, the passes or the en-passant squares. The results
/// may be invalid.
[[nodiscard]] std::vector<Setup> reductions(const Setup& setup);

/// Whether the position's FEN can be parsed, and to the same position. False for a reduced position
/// that keeps an en-passant square without its pawn, or a castling right without its rook.
[[nodiscard]] bool has_fen(const Notation& notation, const Setup& setup);

}  // namespace hurdle
