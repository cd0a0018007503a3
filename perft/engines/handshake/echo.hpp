// Whether an engine has set up the position it was given. Compares what every FEN has in common;
// the other fields follow each engine's own conventions.
#pragma once

#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::engines {

/// Compares board, hands and side of an engine's FEN with the position it was told. Throws
/// EngineError (misread) that shows both.
void compare_echo(const Notation& notation, const Setup& told, std::string_view echo);

}  // namespace hurdle::engines
