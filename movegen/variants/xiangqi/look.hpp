// How Xiangqi is drawn: discs with characters, on the points of a board with two palaces. The river
// has the same lines as the rest of the board.
#pragma once

#include <array>

#include "movegen/variants/xiangqi/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::xiangqi {

// The palaces' diagonals: d1-f3 and d8-f10.
inline constexpr std::array<BoardLine, 4> palace_diagonals{{
    {Square(3, 0), Square(5, 2)},
    {Square(3, 2), Square(5, 0)},
    {Square(3, 7), Square(5, 9)},
    {Square(3, 9), Square(5, 7)},
}};

// Real sets use different characters for the two sides on most kinds.
inline constexpr std::array<KindLook, 7> kind_looks{{
    {.name = "general", .hanja = {"帥", "將"}},
    {.name = "advisor", .hanja = {"仕", "士"}},
    {.name = "elephant", .hanja = {"相", "象"}},
    {.name = "horse", .hanja = {"傌", "馬"}},
    {.name = "chariot", .hanja = {"俥", "車"}},
    {.name = "cannon", .hanja = {"炮", "砲"}},
    {.name = "soldier", .hanja = {"兵", "卒"}},
}};

inline constexpr Look look{
    .board = BoardLook::points,
    .piece = PieceLook::disc,
    .lines = palace_diagonals,
    .kinds = kind_looks,
};
static_assert(agree(look, notation));

}  // namespace hurdle::xiangqi
