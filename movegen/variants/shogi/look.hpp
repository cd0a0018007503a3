// How Shogi is drawn. The higher-ranked player, White in USI, has the king 王, the other 玉. Where
// a piece has two characters, the more usual one is drawn.
#pragma once

#include <array>

#include "movegen/variants/shogi/notation.hpp"
#include "movegen/vocab/look.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle::shogi {

// The dots that mark the camps: between c and d, f and g, 3 and 4, 6 and 7.
inline constexpr std::array<Square, 4> dots{Square(2, 2), Square(5, 2), Square(2, 5), Square(5, 5)};

inline constexpr std::array<KindLook, 8> kind_looks{{
    {.name = "king", .hanja = {"玉", "王"}},
    {.name = "rook", .hanja = {"飛", "飛"}, .promoted_hanja = "竜"},
    {.name = "bishop", .hanja = {"角", "角"}, .promoted_hanja = "馬"},
    {.name = "gold", .hanja = {"金", "金"}},
    {.name = "silver", .hanja = {"銀", "銀"}, .promoted_hanja = "全"},
    {.name = "knight", .hanja = {"桂", "桂"}, .promoted_hanja = "圭", .scale = 0.94},
    {.name = "lance", .hanja = {"香", "香"}, .promoted_hanja = "杏", .scale = 0.94},
    {.name = "pawn", .hanja = {"歩", "歩"}, .promoted_hanja = "と", .scale = 0.88},
}};

inline constexpr Look look{
    .board = BoardLook::squares,
    .piece = PieceLook::wedge,
    .paints = {Paint::wood, Paint::wood},
    .dots = dots,
    .kinds = kind_looks,
};
static_assert(agree(look, notation));

}  // namespace hurdle::shogi
