// How Nine elder is drawn. The hanja are the inventor's; promoted pieces without one show the
// character of their unpromoted side.
#pragma once

#include <array>

#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/vocab/look.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle::nine_elder {

// The dots that mark the camps: between c and d, f and g, 3 and 4, 6 and 7.
inline constexpr std::array<Square, 4> dots{Square(2, 2), Square(5, 2), Square(2, 5), Square(5, 5)};

inline constexpr std::array<KindLook, 9> kind_looks{{
    {.name = "jade", .hanja = {"玉", "王"}},
    {.name = "incense", .hanja = {"香", "香"}, .promoted_hanja = "竜"},
    {.name = "angle", .hanja = {"角", "角"}, .promoted_hanja = "馬"},
    {.name = "cannon", .hanja = {"包", "包"}, .promoted_hanja = "鉄"},
    {.name = "van", .hanja = {"前", "前"}},
    {.name = "gold", .hanja = {"金", "金"}},
    {.name = "silver", .hanja = {"銀", "銀"}},
    {.name = "cassia", .hanja = {"桂", "桂"}, .scale = 0.94},
    {.name = "pawn", .hanja = {"步", "步"}, .scale = 0.88},
}};

inline constexpr Look look{
    .board = BoardLook::squares,
    .piece = PieceLook::wedge,
    .paints = {Paint::wood, Paint::wood},
    .dots = dots,
    .kinds = kind_looks,
};
static_assert(agree(look, notation));

}  // namespace hurdle::nine_elder
