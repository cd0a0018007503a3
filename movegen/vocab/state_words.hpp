// The parts of a position besides pieces and side to move, in words.
#pragma once

#include <string>

#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// Preceding passes, castling rights and en-passant squares, to follow "to move": " after a pass,
/// en passant on e3 e4"; empty if there are none.
[[nodiscard]] std::string state_words(const Setup& setup);

}  // namespace hurdle
