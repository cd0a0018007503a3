// Moves of a custom game in SAN, the notation of PGN.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

/// The legal move that a word names: `Nf3`, `exd8=Q+`, `O-O`, `N@f3`, `@f3` for a pawn, `+Rb3` for
/// a promoted rook, `Rb3+` for a move that promotes by `promotedPieceType`, `Nf3/H` with a piece
/// put on the square that is left. The word may name more squares than it must. Nothing if no legal
/// move is written so. Throws std::invalid_argument if several are.
[[nodiscard]] std::optional<Move> move_in_san(const Rules& rules, const Position& position,
                                              const std::vector<Move>& legal,
                                              std::string_view word);

}  // namespace hurdle::custom
