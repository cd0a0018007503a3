// A position as the protocol USI writes it (SFEN, C6): the first player is `b`, the hands are a
// field of their own, and plies are counted. Any game can be written so.
#pragma once

#include <string>
#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// What stands before an SFEN where a FEN is expected.
inline constexpr std::string_view sfen_word = "sfen";

/// Reads what follows the word, from `column` (from 1) of a longer text. Throws TextError.
[[nodiscard]] Setup parse_sfen(const Notation& notation, std::string_view text,
                               std::size_t column = 1);

/// Writes it without the word. En-passant squares and a pass have no place in it and are lost.
[[nodiscard]] std::string to_sfen(const Notation& notation, const Setup& setup);

}  // namespace hurdle
