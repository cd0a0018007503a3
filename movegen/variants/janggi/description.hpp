// Description of Janggi for the fast generator, each fact with its clause.
#pragma once

#include "movegen/fast/board/description.hpp"
#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::janggi {

inline constexpr fast::Description facts{
    .types = {{
        {general, false, {.steps = fast::all_directions, .palace = true}},       // J1
        {guard, false, {.steps = fast::all_directions, .palace = true}},         // J2
        {horse, false, {.lame = {.diagonal_steps = 1}}},                         // J3
        {elephant, false, {.lame = {.diagonal_steps = 2}}},                      // J4
        {chariot, false, {.orthogonal = fast::slides, .marked = fast::slides}},  // J5
        {cannon, false, {.orthogonal = fast::hops, .marked = fast::hops}},       // J6
        {soldier,
         false,
         {.steps = fast::north | fast::east | fast::west,
          .marked_steps = fast::north_east | fast::north_west}},  // J8
    }},
    .palace_ranks = 3,
    .palace_first_file = 3,
    .hurdle_taboo = cannon,    // J7
    .facing_restricts = true,  // J10, J11
};

inline constexpr fast::Description description = fast::described(notation, facts);

}  // namespace hurdle::janggi
