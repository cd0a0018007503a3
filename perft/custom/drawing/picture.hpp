// A position of a custom game as a picture.
#pragma once

#include <string>

#include "movegen/custom/games.hpp"
#include "movegen/custom/rules/position.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle::custom {

/// The picture as an SVG document. Types of pieces without a figure show their letters. Throws
/// std::invalid_argument, which begins with the name, for `hanja`.
[[nodiscard]] std::string picture(const Game& game, const Position& position, PieceNames names);

}  // namespace hurdle::custom
