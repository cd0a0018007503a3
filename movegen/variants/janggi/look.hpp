// How Janggi is drawn: octagons of three sizes with hanja, on the points of a board with two
// palaces.
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

// Three sizes: general; chariot, cannon, horse and elephant; guard and soldier. Generals and
// soldiers differ between the sides.
inline constexpr std::array<KindLook, 7> kind_looks{{
    {.name = "general", .hanja = {"楚", "漢"}, .scale = 1.04},
    {.name = "guard", .hanja = {"士", "士"}, .scale = 0.8},
    {.name = "horse", .hanja = {"馬", "馬"}, .scale = 0.94},
    {.name = "elephant", .hanja = {"象", "象"}, .scale = 0.94},
    {.name = "chariot", .hanja = {"車", "車"}, .scale = 0.94},
    {.name = "cannon", .hanja = {"包", "包"}, .scale = 0.94},
    {.name = "soldier", .hanja = {"卒", "兵"}, .scale = 0.8},
}};

inline constexpr Look look{
    .board = BoardLook::points,
    .piece = PieceLook::octagon,
    .paints = {Paint::blue, Paint::red},
    .lines = palace_diagonals,
    .kinds = kind_looks,
};
static_assert(agree(look, notation));

}  // namespace hurdle::janggi
