// How Makpong and Makruk are drawn, whose pieces are the same. Each piece uses the figure of the
// chess piece with the same start square.
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
