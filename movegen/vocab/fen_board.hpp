// The first field of a FEN: board and hands (C6).
#pragma once

#include "movegen/vocab/cursor.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// Parses the ranks from the top down, up to the field's end or the bracket. Throws TextError.
void read_board(Cursor& cursor, const Notation& notation, Setup& setup);

/// Parses `[hands]`, if present, up to the field's end. Throws TextError.
void read_hands(Cursor& cursor, const Notation& notation, Setup& setup);

}  // namespace hurdle
