// How Shogi is drawn. The higher-ranked player, White in USI, has the king 王, the other 玉. Where
// a piece has two characters, the more usual one is drawn.
#pragma once

#include <array>

#include "movegen/variants/shogi/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::shogi {

inline constexpr std::array<KindLook, 8> kind_looks{{
    {.name = "king", .hanja = {"玉", "王"}},
    {.name = "rook", .hanja = {"飛", "飛"}, .promoted_hanja = "竜"},
    {.name = "bishop", .hanja = {"角", "角"}, .promoted_hanja = "馬"},
    {.name = "gold", .hanja = {"金", "金"}},
    {.name = "silver", .hanja = {"銀", "銀"}, .promoted_hanja = "全"},
    {.name = "knight", .hanja = {"桂", "桂"}, .promoted_hanja = "圭"},
    {.name = "lance", .hanja = {"香", "香"}, .promoted_hanja = "杏"},
    {.name = "pawn", .hanja = {"歩", "歩"}, .promoted_hanja = "と"},
}};

inline constexpr Look look{.board = BoardLook::squares, .kinds = kind_looks};
static_assert(agree(look, notation));

}  // namespace hurdle::shogi
