// How Pandemonium is drawn. The hanja are those of the source page. The figures are those of chess,
// with two of its own.
#pragma once

#include <array>

#include "movegen/variants/chess/figures.hpp"
#include "movegen/variants/pandemonium/figures.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::pandemonium {

inline constexpr std::array<KindLook, 8> kind_looks{{
    {.name = "king", .hanja = {"玉", "王"}, .figure = chess::figures::king},
    {.name = "queen", .hanja = {"奔", "奔"}, .figure = chess::figures::queen},
    {.name = "rook", .hanja = {"車", "車"}, .promoted_hanja = "龍", .figure = chess::figures::rook},
    {.name = "bishop",
     .hanja = {"閣", "閣"},
     .promoted_hanja = "馬",
     .figure = chess::figures::bishop},
    {.name = "knight",
     .hanja = {"騎", "騎"},
     .promoted_hanja = "圭",
     .figure = chess::figures::knight},
    {.name = "marshal", .hanja = {"元", "元"}, .promoted_hanja = "杏", .figure = figures::marshal},
    {.name = "cardinal",
     .hanja = {"猊", "猊"},
     .promoted_hanja = "全",
     .figure = figures::cardinal},
    {.name = "pawn", .hanja = {"步", "步"}, .promoted_hanja = "鍍", .figure = chess::figures::pawn},
}};

inline constexpr Look look{.board = BoardLook::chequered, .kinds = kind_looks};
static_assert(agree(look, notation));

}  // namespace hurdle::pandemonium
