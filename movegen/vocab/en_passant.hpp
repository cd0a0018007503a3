// The en-passant field of a FEN (C6), judged by the pawn, its start square and the passed squares
// alone. Knows how far pawns go and that they capture diagonally forward, no other rule.
#pragma once

#include "movegen/vocab/setup.hpp"
#include "movegen/vocab/text/cursor.hpp"

namespace hurdle {

/// Reads `-` or all the squares that the enemy pawn has just passed over; none when no pawn of the
/// side to move attacks one of them. Board and side must be read before.
[[nodiscard]] EnPassant read_en_passant(Cursor& cursor, const Notation& notation,
                                        const Setup& setup);

/// True when a pawn of the side to move attacks one of these squares geometrically (C6).
[[nodiscard]] bool pawn_attacks_any(const Notation& notation, const Setup& setup,
                                    const EnPassant& squares) noexcept;

}  // namespace hurdle
