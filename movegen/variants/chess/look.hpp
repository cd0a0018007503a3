// How chess and Chess960 are drawn.
#pragma once

#include <array>

#include "movegen/variants/chess/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::chess {

inline constexpr std::array<KindLook, 6> kind_looks{{
    {.name = "king", .figures = {"♔", "♚"}},
    {.name = "queen", .figures = {"♕", "♛"}},
    {.name = "rook", .figures = {"♖", "♜"}},
    {.name = "bishop", .figures = {"♗", "♝"}},
    {.name = "knight", .figures = {"♘", "♞"}},
    {.name = "pawn", .figures = {"♙", "♟"}},
}};

inline constexpr Look look{.board = BoardLook::chequered, .kinds = kind_looks};
static_assert(agree(look, notation));

}  // namespace hurdle::chess
