// Description of Nine elder for the fast generator, each fact with its clause.
#pragma once

#include "movegen/fast/board/description.hpp"
#include "movegen/variants/nine-elder/notation.hpp"

namespace hurdle::nine_elder {

inline constexpr fast::Movement gold_moves{.steps = fast::orthogonals | fast::north_east |
                                                    fast::north_west};
inline constexpr fast::Movement iron_moves{
    .orthogonal = {.quiet = fast::slide | fast::hop, .capture = fast::hop}};  // N4

inline constexpr fast::Description facts{
    .types = {{
        {jade, false, {.steps = fast::all_directions}},
        {incense, false, {.orthogonal = fast::slides}, 9},
        {angle, false, {.diagonal = fast::slides}, 10},
        {cannon, false, {.orthogonal = fast::hops}, 11},                                 // N3
        {van, false, {.orthogonal = {.quiet = fast::slide, .capture = fast::hop}}, 12},  // N3
        {gold, false, gold_moves},
        {silver, false, {.steps = fast::diagonals | fast::north}, 13},
        {cassia, false, {.lame = {.diagonal_steps = 1}}, 14},  // N5
        {pawn, false, {.steps = fast::north}, 15},
        {incense, true, {.steps = fast::diagonals, .orthogonal = fast::slides}},  // N2
        {angle, true, {.steps = fast::orthogonals, .diagonal = fast::slides}},    // N2
        {cannon, true, iron_moves},
        {van, true, iron_moves},
        {silver, true, gold_moves},
        {cassia, true, gold_moves},
        {pawn, true, gold_moves},
    }},
    .promotion = fast::PromotionRule::on_reach,  // N6
    .camp_ranks = 3,
    .pawn_drop_ranks = 0xFF,                 // N9: not on rank 9
    .one_pawn_a_file = true,                 // N10
    .drop_mate = fast::DropMate::forbidden,  // N11
};

inline constexpr fast::Description description = fast::described(notation, facts);

inline constexpr std::size_t cassia_type = 7;
inline constexpr std::size_t dragon_type = 9;
inline constexpr std::size_t horse_type = 10;

}  // namespace hurdle::nine_elder
