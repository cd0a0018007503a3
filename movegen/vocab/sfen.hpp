// SFEN (C6), the position format of the USI protocol: the first player is `b`, hands are a field of
// their own, and plies are counted. Every variant can be written in it.
#pragma once

#include <string>
#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// The word before an SFEN in places that accept FEN.
inline constexpr std::string_view sfen_word = "sfen";

/// Parses the text after the word; it starts at `column` (from 1) of a longer text. Throws
/// TextError.
[[nodiscard]] Setup parse_sfen(const Notation& notation, std::string_view text,
                               std::size_t column = 1);

/// Writes SFEN without the word. Loses en-passant squares and passes, which SFEN cannot express.
[[nodiscard]] std::string to_sfen(const Notation& notation, const Setup& setup);

}  // namespace hurdle
