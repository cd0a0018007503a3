// How chess and Chess960 are drawn.
#pragma once

#include <array>

#include "movegen/variants/chess/figures.hpp"
#include "movegen/variants/chess/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::chess {

inline constexpr std::array<KindLook, 6> kind_looks{{
    {.name = "king", .figure = figures::king},
    {.name = "queen", .figure = figures::queen},
    {.name = "rook", .figure = figures::rook},
    {.name = "bishop", .figure = figures::bishop},
    {.name = "knight", .figure = figures::knight},
    {.name = "pawn", .figure = figures::pawn},
}};

inline constexpr Look look{.board = BoardLook::chequered, .kinds = kind_looks};
static_assert(agree(look, notation));

}  // namespace hurdle::chess
