// What a position says beside its pieces and its side, in words.
#pragma once

#include <string>

#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// The passes just before, the castling rights and the en-passant squares, to follow "to move":
/// " after a pass, en passant on e3 e4"; empty when there is nothing of these.
[[nodiscard]] std::string state_words(const Setup& setup);

}  // namespace hurdle
