// How each game of the list in variants.hpp is drawn.
#pragma once

#include "movegen/vocab/look.hpp"

namespace hurdle {

/// The look of the game with these pieces, the same for all its variants; plain squares for a game
/// without a look of its own.
[[nodiscard]] const Look& look_of(const Notation& notation) noexcept;

}  // namespace hurdle
