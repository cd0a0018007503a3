// Leaps that pieces on the way can stop: those of knight, horse and elephant.
#pragma once

#include "movegen/mutants/themes/piece_table.hpp"

namespace hurdle::mutation {

/// A leap is made of straight steps and of diagonal ones, outward: which of them come first.
enum class First : std::uint8_t { straight_step, diagonal_step };

/// The squares that a leap to here passes, step by step.
[[nodiscard]] std::vector<Square> way(const Mover& mover, Square to,
                                      First first = First::straight_step);

/// A leap of which this is true on each of these squares, or on one of them, counted from 0.
[[nodiscard]] MayGo all_the_way(MayGo holds, First first = First::straight_step);
[[nodiscard]] MayGo on_the_way(std::size_t index, MayGo holds, First first = First::straight_step);
/// A leap of which this is true on the straight neighbour towards its shorter side: c1 for b1-c3.
[[nodiscard]] MayGo on_the_other_side(MayGo holds);

/// Leaps whose ways are empty, on a board that is one row of squares.
[[nodiscard]] Going wrapped_leaps(Steps some);

// ---- Rows of a piece's table --------------------------------------------------------------------

/// Only some pieces stop the piece, or only some of its moves; `leaps` is how it goes where nothing
/// stops it, `over` what it passes then.
[[nodiscard]] PieceRows stopped_by_some(const Going& leaps, std::string_view over = "everything");

/// Which points stop a horse of Janggi and Xiangqi.
[[nodiscard]] PieceRows horse_legs();
/// Leaps of such a horse that are forgotten, and leaps off the board and onto own pieces.
[[nodiscard]] PieceRows horse_leaps();

}  // namespace hurdle::mutation
