// How Makpong and Makruk are drawn, whose pieces are the same. The board has two
// colours, as on chess sites; Thai boards of wood have one.
#pragma once

#include <array>

#include "movegen/variants/makpong/figures.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::makpong {

inline constexpr std::array<KindLook, 6> kind_looks{{
    {.name = "king", .figure = figures::khun},
    {.name = "queen", .figure = figures::met},
    {.name = "bishop", .figure = figures::khon},
    {.name = "knight", .figure = figures::ma},
    {.name = "rook", .figure = figures::ruea},
    {.name = "pawn", .figure = figures::bia},
}};

inline constexpr Look look{.board = BoardLook::chequered, .kinds = kind_looks};
static_assert(agree(look, notation));

}  // namespace hurdle::makpong
