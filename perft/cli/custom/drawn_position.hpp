// A position of a custom game as a picture.
#pragma once

#include "perft/cli/custom/custom_game.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle::cli {

/// The picture as an SVG document. Types of pieces without a figure show their letters. Throws
/// Failure for `hanja`.
[[nodiscard]] std::string drawn_position(const CustomPosition& position, PieceNames names);

}  // namespace hurdle::cli
