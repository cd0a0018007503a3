// Description of Chess for the fast generator, each fact with its clause.
#pragma once

#include "movegen/fast/board/description.hpp"
#include "movegen/variants/chess/notation.hpp"

namespace hurdle::chess {

inline constexpr fast::Movement queen_moves{.orthogonal = fast::slides, .diagonal = fast::slides};

// H6, H7: the king to the c-file and the rook to the d-file, or to g and f.
inline constexpr fast::CastlingRule castling{
    .exists = true, .royal_goals = {2, 6}, .partner_goals = {3, 5}};

inline constexpr fast::Description facts{
    .types = {{
        {king, false, {.steps = fast::all_directions}},     // H1
        {queen, false, queen_moves},                        // H1
        {rook, false, {.orthogonal = fast::slides}},        // H1
        {bishop, false, {.diagonal = fast::slides}},        // H1
        {knight, false, {.leaps = fast::knight_leaps}},     // H1
        {pawn, false, {.pawn_moves = true}, 1, {2, 3, 4}},  // H2, H5
    }},
    .promotion = fast::PromotionRule::on_reach,
    .camp_ranks = 1,  // H5
    .castling = castling,
};

inline constexpr fast::Description description = fast::described(notation, facts);

}  // namespace hurdle::chess
