// How Janggi is drawn: octagons with hanja, on the points of a board with two palaces.
#pragma once

#include <array>

#include "movegen/variants/janggi/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::janggi {

// The palaces' marked diagonals: d1-f3 and d8-f10.
inline constexpr std::array<BoardLine, 4> palace_diagonals{{
    {Square(3, 0), Square(5, 2)},
    {Square(3, 2), Square(5, 0)},
    {Square(3, 7), Square(5, 9)},
    {Square(3, 9), Square(5, 7)},
}};

// Generals and soldiers differ between the sides.
inline constexpr std::array<KindLook, 7> kind_looks{{
    {.name = "general", .hanja = {"楚", "漢"}},
    {.name = "guard", .hanja = {"士", "士"}},
    {.name = "horse", .hanja = {"馬", "馬"}},
    {.name = "elephant", .hanja = {"象", "象"}},
    {.name = "chariot", .hanja = {"車", "車"}},
    {.name = "cannon", .hanja = {"包", "包"}},
    {.name = "soldier", .hanja = {"卒", "兵"}},
}};

inline constexpr Look look{
    .board = BoardLook::points,
    .piece = PieceLook::octagon,
    .lines = palace_diagonals,
    .kinds = kind_looks,
};
static_assert(agree(look, notation));

}  // namespace hurdle::janggi
