// How Pandemonium is drawn. The hanja are those of the source page; the figures are those of chess,
// which has none for marshal and cardinal.
#pragma once

#include <array>

#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::pandemonium {

// clang-format off: one kind a line
inline constexpr std::array<KindLook, 8> kind_looks{{
    {.name = "king", .hanja = {"玉", "王"}, .figures = {"♔", "♚"}},
    {.name = "queen", .hanja = {"奔", "奔"}, .figures = {"♕", "♛"}},
    {.name = "rook", .hanja = {"車", "車"}, .promoted_hanja = "龍", .figures = {"♖", "♜"}},
    {.name = "bishop", .hanja = {"閣", "閣"}, .promoted_hanja = "馬", .figures = {"♗", "♝"}},
    {.name = "knight", .hanja = {"騎", "騎"}, .promoted_hanja = "圭", .figures = {"♘", "♞"}},
    {.name = "marshal", .hanja = {"元", "元"}, .promoted_hanja = "杏"},
    {.name = "cardinal", .hanja = {"猊", "猊"}, .promoted_hanja = "全"},
    {.name = "pawn", .hanja = {"步", "步"}, .promoted_hanja = "鍍", .figures = {"♙", "♟"}},
}};
// clang-format on

inline constexpr Look look{.board = BoardLook::chequered, .kinds = kind_looks};
static_assert(agree(look, notation));

}  // namespace hurdle::pandemonium
