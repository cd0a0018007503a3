// Parses the interface's options from text, "threads=2 referee": words separated by blanks, most
// with a value.
#pragma once

#include <string_view>

#include "movegen/referee/ends.hpp"
#include "movegen/vocab/notation.hpp"
#include "perft/count/generator.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle::library {

/// How to count, and with which generator.
struct PerftOptions {
  CountOptions how;
  bool referee = false;
};

/// Throws BadArgument; CannotStartThreads if this many threads cannot be started.
[[nodiscard]] PerftOptions read_perft_options(std::string_view text, int depth);

/// Throws BadArgument, also for signs that the game's pieces do not have.
[[nodiscard]] BoardStyle read_svg_options(std::string_view text, const Notation& notation);

/// The signs of a picture of a custom game. Throws BadArgument.
[[nodiscard]] PieceNames read_custom_svg_options(std::string_view text);

/// Throws BadArgument for an option that the game's ends do not have.
[[nodiscard]] EndOptions read_end_options(std::string_view text, const Notation& notation);

}  // namespace hurdle::library
