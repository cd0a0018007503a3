// One piece's movement as primitives of the fast generator.
#pragma once

#include "movegen/custom/description.hpp"
#include "movegen/fast/board/description.hpp"

namespace hurdle::custom {

/// The movement of a type. `double_steps`: the game has squares of double steps, from which initial
/// moves start. Throws Misfit.
[[nodiscard]] fast::Movement fast_movement(const Description& facts, Type type, bool double_steps);

/// `customPiece1 (DAW)`: a piece for messages and comments.
[[nodiscard]] std::string piece_with_movement(const Description& facts, Type type);

}  // namespace hurdle::custom
