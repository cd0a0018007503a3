// Regions of a custom game as sets of whole ranks, counted from a player's own edge.
#pragma once

#include <cstdint>
#include <optional>

#include "movegen/custom/board.hpp"

namespace hurdle::custom {

/// The ranks of the board that a region covers, bit 0 the player's first; nothing if it covers a
/// rank in part.
[[nodiscard]] std::optional<std::uint16_t> own_ranks(const Squares& region, BoardSize size,
                                                     Colour colour);

/// Whether a region covers the whole board.
[[nodiscard]] bool covers_board(const Squares& region, BoardSize size);

/// Whether it covers none of its squares.
[[nodiscard]] bool misses_board(const Squares& region, BoardSize size);

}  // namespace hurdle::custom
