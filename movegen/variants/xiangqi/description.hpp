// Description of Xiangqi for the fast generator, each fact with its clause.
#pragma once

#include "movegen/fast/board/description.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {

inline constexpr fast::Description facts{
    .types = {{
        {general, false, {.steps = fast::orthogonals, .palace = true}},                  // X1
        {advisor, false, {.steps = fast::diagonals, .palace = true}},                    // X2
        {elephant, false, {.eyed_leap = true}},                                          // X3
        {horse, false, {.lame = {.diagonal_steps = 1}}},                                 // X4
        {chariot, false, {.orthogonal = fast::slides}},                                  // X5
        {cannon, false, {.orthogonal = fast::slides_to_hop}},                            // X6
        {soldier, false, {.steps = fast::north, .far_steps = fast::east | fast::west}},  // X7
    }},
    .palace_ranks = 3,
    .palace_first_file = 3,
    .river = 5,
    .royals_attack_along_files = true,  // X8
};

inline constexpr fast::Description description = fast::described(notation, facts);

}  // namespace hurdle::xiangqi
