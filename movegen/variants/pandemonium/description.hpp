// Description of Pandemonium for the fast generator, each fact with its clause.
#pragma once

#include "movegen/fast/board/description.hpp"
#include "movegen/variants/pandemonium/notation.hpp"

namespace hurdle::pandemonium {

inline constexpr fast::Movement queen_moves{.orthogonal = fast::slides, .diagonal = fast::slides};

inline constexpr fast::Description facts{
    .types = {{
        {king, false, {.steps = fast::all_directions}},                                   // P1
        {queen, false, queen_moves},                                                      // P1
        {rook, false, {.orthogonal = fast::slides}, 8},                                   // P1
        {bishop, false, {.diagonal = fast::slides}, 9},                                   // P1
        {knight, false, {.leaps = fast::knight_leaps}, 10},                               // P1
        {marshal, false, {.leaps = fast::knight_leaps, .orthogonal = fast::slides}, 11},  // P1
        {cardinal, false, {.leaps = fast::knight_leaps, .diagonal = fast::slides}, 12},   // P1
        {pawn, false, {.pawn_moves = true}, 13},                                          // P2
        {rook, true, {.steps = fast::diagonals, .orthogonal = fast::slides}},  // P1: rook or king
        {bishop, true, {.steps = fast::orthogonals, .diagonal = fast::slides}},
        {knight, true, {.steps = fast::all_directions, .leaps = fast::knight_leaps}},
        {marshal, true, queen_moves},
        {cardinal, true, queen_moves},
        {pawn, true, queen_moves},
    }},
    .promotion = fast::PromotionRule::choice,  // P5
    .camp_ranks = 1,
    .pawn_drop_ranks = 0x1FE,                   // P8: not on ranks 1 and 10
    .drop_mate = fast::DropMate::not_by_pawns,  // P9
    .castling = {.exists = true,
                 .royal_file = 4,
                 .royal_steps = 3,
                 .partner = notation.castles_without_rights},  // P10
};

inline constexpr fast::Description description = fast::described(notation, facts);

}  // namespace hurdle::pandemonium
