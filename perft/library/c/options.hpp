// Options of the interface as text, "threads=2 referee": words separated by blanks, most with a
// value. Knows which there are; what they do is the business of who asks.
#pragma once

#include <string_view>

#include "movegen/referee/ends.hpp"
#include "movegen/vocab/notation.hpp"
#include "perft/count/generator.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle::library {

/// How to count, and by whom.
struct PerftOptions {
  CountOptions how;
  bool referee = false;
};

/// Throws BadArgument; CannotStartThreads where there cannot be so many.
[[nodiscard]] PerftOptions read_perft_options(std::string_view text, int depth);

/// Throws BadArgument, for names too that the game's pieces do not have.
[[nodiscard]] BoardStyle read_svg_options(std::string_view text, const Notation& notation);

/// Throws BadArgument for an option that the game's ends do not have.
[[nodiscard]] EndOptions read_end_options(std::string_view text, const Notation& notation);

}  // namespace hurdle::library
