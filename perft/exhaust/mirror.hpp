// The mirror image of a position, files reversed. The rules of all games are symmetric except for
// castling, so a position with castling rights has no image.
#pragma once

#include "movegen/vocab/notation.hpp"

namespace hurdle {

/// Requires a position without castling rights.
[[nodiscard]] Setup mirrored(const Notation& notation, const Setup& setup);

/// Whether the position comes no later than its mirror image in a fixed order of the boards. True
/// for both if they have the same board, and for a position with castling rights.
[[nodiscard]] bool is_first_image(const Notation& notation, const Setup& setup);

}  // namespace hurdle
