// A position's text as users paste it: a FEN, an SFEN with or without its word, `startpos`, or the
// beginning of a `position` command of UCI or USI.
#pragma once

#include <string_view>

#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {

/// The position and the moves of a command such as `position startpos moves e2e4`.
struct PastedCommand {
  std::string_view position;  ///< the text up to the word `moves`
  std::string_view moves;     ///< the text after it
};

[[nodiscard]] PastedCommand split_command(std::string_view text);

/// Parses a position without moves. Throws TextError, which names the other games whose FEN the
/// text is, if there are few.
[[nodiscard]] Setup parse_pasted_fen(const Variant& variant, std::string_view text);

}  // namespace hurdle
