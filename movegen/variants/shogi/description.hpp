// Description of Shogi for the fast generator, each fact with its clause.
#pragma once

#include "movegen/fast/board/description.hpp"
#include "movegen/variants/shogi/notation.hpp"

namespace hurdle::shogi {

inline constexpr fast::Movement gold_moves{.steps = fast::orthogonals | fast::north_east |
                                                    fast::north_west};

inline constexpr fast::Description facts{
    .types = {{
        {king, false, {.steps = fast::all_directions}},                          // S1
        {rook, false, {.orthogonal = fast::slides}, 8},                          // S2
        {bishop, false, {.diagonal = fast::slides}, 9},                          // S3
        {gold, false, gold_moves},                                               // S4
        {silver, false, {.steps = fast::diagonals | fast::north}, 10},           // S5
        {knight, false, {.leaps = fast::forward_leaps}, 11},                     // S6
        {lance, false, {.slides_ahead = true}, 12},                              // S7
        {pawn, false, {.steps = fast::north}, 13},                               // S8
        {rook, true, {.steps = fast::diagonals, .orthogonal = fast::slides}},    // S2
        {bishop, true, {.steps = fast::orthogonals, .diagonal = fast::slides}},  // S3
        {silver, true, gold_moves},
        {knight, true, gold_moves},
        {lance, true, gold_moves},
        {pawn, true, gold_moves},
    }},
    .promotion = fast::PromotionRule::choice,  // S9
    .camp_ranks = 3,
    .drops_can_move = true,                     // S12
    .one_pawn_a_file = true,                    // S13
    .drop_mate = fast::DropMate::not_by_pawns,  // S14
};

inline constexpr fast::Description description = fast::described(notation, facts);

}  // namespace hurdle::shogi
