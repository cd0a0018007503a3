// The first field of a FEN: board and hands (C6).
#pragma once

#include <cstdint>

#include "movegen/vocab/setup.hpp"
#include "movegen/vocab/text/cursor.hpp"

namespace hurdle {

/// Parses the ranks from the top down, up to the field's end or the bracket. Throws TextError.
void read_board(Cursor& cursor, const Notation& notation, Setup& setup);

/// Adds pieces to the hand of the player whose letter comes next, and skips the letter. Throws
/// TextError if a hand cannot hold so many.
void add_held(Cursor& cursor, const Notation& notation, Kind kind, std::uint32_t number,
              Setup& setup);

/// Parses `[hands]`, if present, up to the field's end. Throws TextError.
void read_hands(Cursor& cursor, const Notation& notation, Setup& setup);

}  // namespace hurdle
