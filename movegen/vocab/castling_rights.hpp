// Castling rights in a FEN's third field (C6): letters for sides of the board or for files, both
// ways. Knows where a king and the rooks with rights stand, no rule of castling.
#pragma once

#include <string>

#include "movegen/vocab/setup.hpp"
#include "movegen/vocab/text/cursor.hpp"

namespace hurdle {

/// Reads `-` or letters in any order: K and Q mean the outermost rook on that side of the king, A
/// to J the rook of a file, lower case black's. The board must be read before. Throws TextError for
/// a right without its king and rook on the player's first rank, and for two rights on one side of
/// the king.
[[nodiscard]] CastlingRights read_rights(Cursor& cursor, const Notation& notation,
                                         const Setup& setup);

/// The canonical text: K and Q where they mean this rook, else its file; `-` for none.
[[nodiscard]] std::string rights_text(const Notation& notation, const Setup& setup);

/// Whether each right has its king and rook where the variant wants them.
[[nodiscard]] bool rights_stand(const Notation& notation, const Setup& setup);

/// Whether this player may still castle with the rook of this file.
[[nodiscard]] constexpr bool has_right(const Setup& setup, Colour colour, int file) noexcept {
  return (setup.rights[index_of(colour)] >> static_cast<unsigned>(file) & 1U) != 0;
}

}  // namespace hurdle
