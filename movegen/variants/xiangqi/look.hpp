// How Xiangqi is drawn: red and black discs with characters, on the points of a board with two
// palaces. The inner files stop at the river.
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

// The points where cannons and soldiers start.
inline constexpr std::array<Square, 14> marks{
    Square(1, 2), Square(7, 2), Square(0, 3), Square(2, 3), Square(4, 3),
    Square(6, 3), Square(8, 3), Square(1, 7), Square(7, 7), Square(0, 6),
    Square(2, 6), Square(4, 6), Square(6, 6), Square(8, 6)};

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
    .piece = PieceLook::ringed_disc,
    .paints = {Paint::red, Paint::ink},
    .lines = palace_diagonals,
    .ranks_below_river = 5,
    .marks = marks,
    .kinds = kind_looks,
};
static_assert(agree(look, notation));

}  // namespace hurdle::xiangqi
