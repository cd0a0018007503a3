// Verifies that an engine has set up the position that was sent. Compares only the fields that
// every FEN writes alike.
#pragma once

#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::engines {

/// The position without marks of promoted pieces, if these look like others but for their marks, as
/// in `Q~`; else the position.
[[nodiscard]] Setup without_marks(const Notation& notation, Setup setup);

/// Whether board, hands and side to move of an engine's FEN are those of the position, as
/// `compare_echo` compares them.
[[nodiscard]] bool is_echo_of(const Notation& notation, const Setup& position,
                              std::string_view echo);

/// Compares board, hands and side to move of an engine's FEN with the position that was sent. If
/// they differ, throws an EngineError (misread) that shows both. If such a FEN has no mark of a
/// promoted piece, none is expected; and after two passes, no FEN is.
void compare_echo(const Notation& notation, const Setup& sent, std::string_view echo);

}  // namespace hurdle::engines
