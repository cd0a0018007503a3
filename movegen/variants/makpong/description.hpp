// Description of Simplified Makpong for the fast generator, each fact with its clause.
#pragma once

#include "movegen/fast/board/description.hpp"
#include "movegen/variants/makpong/notation.hpp"

namespace hurdle::makpong {

inline constexpr fast::Description facts{
    .types = {{
        {king, false, {.steps = fast::all_directions}},             // M1
        {queen, false, {.steps = fast::diagonals}},                 // M2
        {bishop, false, {.steps = fast::diagonals | fast::north}},  // M3
        {knight, false, {.leaps = fast::knight_leaps}},             // M1
        {rook, false, {.orthogonal = fast::slides}},                // M1
        {pawn, false, {.pawn_moves = true}, 1},                     // M4, M5: becomes a queen
    }},
    .royal_stays_in_check = true,  // M6, M7
    .promotion = fast::PromotionRule::on_reach,
    .camp_ranks = 3,  // M5: from rank 6 on
};

inline constexpr fast::Description description = fast::described(notation, facts);

}  // namespace hurdle::makpong
