// The first field of a FEN: board and hands (C6). Knows letters and widths, no rule.
#pragma once

#include "movegen/vocab/setup.hpp"
#include "movegen/vocab/text/cursor.hpp"

namespace hurdle {

/// Reads the ranks from the top down to the field's end or the bracket.
void read_board(Cursor& cursor, const Notation& notation, Setup& setup);

/// Reads `[hands]`, if there, to the field's end.
void read_hands(Cursor& cursor, const Notation& notation, Setup& setup);

}  // namespace hurdle
