// The en-passant field of a FEN (C6), checked by the pawn, its start square and the passed squares
// alone. Uses only how far pawns advance and that they capture diagonally forward.
#pragma once

#include "movegen/vocab/cursor.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// Parses `-` or all squares that the enemy pawn has just passed over; the result is empty if no
/// pawn of the side to move attacks one of them. Board and side must be parsed before. Throws
/// TextError.
[[nodiscard]] EnPassant read_en_passant(Cursor& cursor, const Notation& notation,
                                        const Setup& setup);

/// True when a pawn of the side to move attacks one of these squares geometrically (C6).
[[nodiscard]] bool pawn_attacks_any(const Notation& notation, const Setup& setup,
                                    const EnPassant& squares) noexcept;

}  // namespace hurdle
