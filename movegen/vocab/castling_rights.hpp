// Castling rights in a FEN's third field (C6): letters for sides of the board or for files, parsed
// and written. Checks only where king and rooks stand; the rules of castling are in the referee.
#pragma once

#include <string>

#include "movegen/vocab/cursor.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// Parses `-` or letters in any order: K and Q mean the outermost rook on that side of the king, A
/// to J the rook of a file; lower case is black's. The board must be parsed before. Throws
/// TextError for a right without its king and rook on the player's first rank, and for two rights
/// on one side of the king.
[[nodiscard]] CastlingRights read_rights(Cursor& cursor, const Notation& notation,
                                         const Setup& setup);

/// The canonical text: K and Q where they mean this rook, else the rook's file; `-` for none.
[[nodiscard]] std::string rights_text(const Notation& notation, const Setup& setup);

/// Whether each right has its king and rook where the variant requires them.
[[nodiscard]] bool rights_stand(const Notation& notation, const Setup& setup);

/// Whether this player may still castle with the rook on this file.
[[nodiscard]] constexpr bool has_right(const Setup& setup, Colour colour, int file) noexcept {
  return (setup.rights[index_of(colour)] >> static_cast<unsigned>(file) & 1U) != 0;
}

}  // namespace hurdle
