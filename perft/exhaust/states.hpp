// The states that one placement of pieces can have (C4): sides to move, pass flags, castling rights
// and en-passant squares.
#pragma once

#include "movegen/vocab/function_ref.hpp"
#include "movegen/vocab/notation.hpp"

namespace hurdle {

/// Calls `visit` for every state of the board and hands of `placed`, until it returns false;
/// returns false then. The states may be invalid (C8).
bool for_each_state(const Notation& notation, const Setup& placed,
                    FunctionRef<bool(const Setup&)> visit);

}  // namespace hurdle
