// Makpong as it is drawn, and Makruk, whose pieces are the same: the figures are those of the chess
// pieces that stand in the same places.
#pragma once

#include <array>

#include "movegen/variants/makpong/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::makpong {

inline constexpr std::array<KindLook, 6> kind_looks{{
    {.name = "king", .figures = {"♔", "♚"}},
    {.name = "queen", .figures = {"♕", "♛"}},
    {.name = "bishop", .figures = {"♗", "♝"}},
    {.name = "knight", .figures = {"♘", "♞"}},
    {.name = "rook", .figures = {"♖", "♜"}},
    {.name = "pawn", .figures = {"♙", "♟"}},
}};

inline constexpr Look look{.board = BoardLook::squares, .kinds = kind_looks};
static_assert(agree(look, notation));

}  // namespace hurdle::makpong
