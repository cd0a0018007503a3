// The mirror image of a position, files reversed. The rules of all games are symmetric except for
// castling.
#pragma once

#include "movegen/vocab/notation.hpp"
#include "perft/exhaust/material.hpp"

namespace hurdle {

/// Whether positions of these pieces, without castling rights, have the same moves as their mirror
/// images, mirrored. False if castling by position (P10) is or may become possible.
[[nodiscard]] bool is_symmetric(const Notation& notation, const Material& material);

/// Whether play from this position and from its mirror image is the same, mirrored. False for a
/// position with castling rights, or with a piece that castles without rights.
[[nodiscard]] bool is_symmetric(const Notation& notation, const Setup& setup);

/// Requires a position without castling rights.
[[nodiscard]] Setup mirrored(const Notation& notation, const Setup& setup);

/// Whether the position comes no later than its mirror image in a fixed order of the boards. True
/// for both if they have the same board, or are not symmetric.
[[nodiscard]] bool is_first_image(const Notation& notation, const Setup& setup);

/// The number of positions that a position stands for: itself and its mirror image, or itself
/// alone.
[[nodiscard]] int number_of_images(const Notation& notation, const Setup& setup);

}  // namespace hurdle
