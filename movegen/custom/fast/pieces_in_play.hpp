// Which types of pieces a game can ever have on its board.
#pragma once

#include <array>

#include "movegen/custom/description.hpp"
#include "movegen/custom/rules/position.hpp"

namespace hurdle::custom {

/// How many pieces of a type each player starts with, on the board and in hand, by `Colour`.
using StartCounts = std::array<std::array<int, 2>, type_count>;

/// Counts the start position's pieces; promoted ones count as what they were.
[[nodiscard]] StartCounts start_counts(const Position& start);

/// The types that a pawn, or a type that promotes like one, may become.
[[nodiscard]] Types pawn_promotions(const Description& facts);

/// Those of these types that promote like pawns.
[[nodiscard]] Types promoting_pawns(const Description& facts, const Types& in_play);

/// The types that can stand on the board unpromoted: those of the start position, and what its
/// pawns may become.
[[nodiscard]] Types kinds_in_play(const Description& facts, const Position& start);

}  // namespace hurdle::custom
