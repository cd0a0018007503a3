// Where and how pieces are dropped in games with Shogi's hands.
#pragma once

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/hands.hpp"
#include "movegen/mutants/themes/shogi/cast.hpp"

namespace hurdle::mutation {

/// No drops on ranks of the board, by the ids that a game lists in its order: "in-the-camp",
/// "beyond-the-middle", "on-the-first-rank", "on-the-last-rank".
[[nodiscard]] Rules<Hooks> barred_ranks(std::string_view clause,
                                        std::initializer_list<std::string_view> ids);
/// No drops on other squares, or of some pieces.
[[nodiscard]] Rules<Hooks> barred_squares(std::string_view clause, const HandCast& cast);
/// What a drop does in the camp, and what it leaves in the hand.
[[nodiscard]] Rules<Hooks> ways_to_drop(std::string_view clause, const HandCast& cast);

}  // namespace hurdle::mutation
