// One mutant for each way of a piece that is forgotten, as tables of steps and code for each
// direction have it, and pieces that capture nothing.
#pragma once

#include "movegen/mutants/themes/piece_table.hpp"

namespace hurdle::mutation {

/// These ways but one.
[[nodiscard]] Steps all_but(Step known, Steps ways);

/// The piece never goes one of these ways, as White sees them: in a direction, one step or many, or
/// by a leap.
[[nodiscard]] PieceRows forgotten_ways(const Steps& ways);

/// The piece never takes one of these steps, as its own player sees them.
[[nodiscard]] PieceRows forgotten_steps(const Steps& steps);

/// Every promoted piece goes as before its promotion.
[[nodiscard]] Rules<Hooks> promotion_changes_no_moves(std::string_view clause,
                                                      const Notation& notation);

/// Lines of the chariots of Janggi and Xiangqi that end too early, and that pass what stops them.
[[nodiscard]] PieceRows chariot_lines_too_short();
[[nodiscard]] PieceRows chariot_lines_too_long();

/// The piece captures nothing.
[[nodiscard]] PieceRows takes_nothing();

}  // namespace hurdle::mutation
