// Leaps that pieces on the way can stop: those of knight, horse and elephant.
#pragma once

#include "movegen/mutants/themes/piece_table.hpp"

namespace hurdle::mutation {

/// Whether the straight or the diagonal steps of a leap come first.
enum class First : std::uint8_t { straight_step, diagonal_step };

/// The squares that a leap to `to` passes, step by step.
[[nodiscard]] std::vector<Square> way(const Mover& mover, Square to,
                                      First first = First::straight_step);

/// Whether this holds on each square of a leap's way, or on the one with this index, from 0.
[[nodiscard]] MayGo all_the_way(MayGo holds, First first = First::straight_step);
[[nodiscard]] MayGo on_the_way(std::size_t index, MayGo holds, First first = First::straight_step);
/// Whether this holds on the straight neighbour on the shorter side of a leap: c1 for b1-c3.
[[nodiscard]] MayGo on_the_other_side(MayGo holds);

/// Leaps with an empty way, on a board that is one row of squares.
[[nodiscard]] Going wrapped_leaps(Steps some);

// ---- Rows of a piece's table --------------------------------------------------------------------

/// Only some pieces stop the piece, or only some of its moves. `leaps` is its movement when nothing
/// stops it, `over` names the pieces that it then passes.
[[nodiscard]] PieceRows stopped_by_some(const Going& leaps, std::string_view over = "everything");

/// Which points stop a horse of Janggi and Xiangqi.
[[nodiscard]] PieceRows horse_legs();
/// Leaps of such a horse that are forgotten, that wrap around the board or capture own pieces.
[[nodiscard]] PieceRows horse_leaps();

}  // namespace hurdle::mutation
