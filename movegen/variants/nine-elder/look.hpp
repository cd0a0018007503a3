// How Nine elder is drawn. The hanja are the inventor's; promoted pieces without one show the
// character of their unpromoted side.
#pragma once

#include <array>

#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::nine_elder {

inline constexpr std::array<KindLook, 9> kind_looks{{
    {.name = "jade", .hanja = {"玉", "王"}},
    {.name = "incense", .hanja = {"香", "香"}, .promoted_hanja = "竜"},
    {.name = "angle", .hanja = {"角", "角"}, .promoted_hanja = "馬"},
    {.name = "cannon", .hanja = {"包", "包"}, .promoted_hanja = "鉄"},
    {.name = "van", .hanja = {"前", "前"}},
    {.name = "gold", .hanja = {"金", "金"}},
    {.name = "silver", .hanja = {"銀", "銀"}},
    {.name = "cassia", .hanja = {"桂", "桂"}},
    {.name = "pawn", .hanja = {"步", "步"}},
}};

inline constexpr Look look{.board = BoardLook::squares, .kinds = kind_looks};
static_assert(agree(look, notation));

}  // namespace hurdle::nine_elder
