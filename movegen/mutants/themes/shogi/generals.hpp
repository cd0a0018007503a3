// Steps of royal pieces, golds and silvers, and of pawns, in games with Shogi's hands.
#pragma once

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"
#include "movegen/mutants/themes/shogi/cast.hpp"

namespace hurdle::mutation {

inline const Steps as_silver{{0, 1}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

[[nodiscard]] Rules<Hooks> royal_steps(std::string_view clause, const HandCast& cast);
[[nodiscard]] Rules<Hooks> gold_steps(std::string_view clause, const HandCast& cast);
[[nodiscard]] Rules<Hooks> silver_steps(std::string_view clause, const HandCast& cast);
/// Pawns start on the third own rank, and on all up to `last_start_rank`.
[[nodiscard]] Rules<Hooks> pawn_steps(std::string_view clause, const HandCast& cast,
                                      int last_start_rank,
                                      std::string_view never_captures = "pawn-never-captures");

}  // namespace hurdle::mutation
