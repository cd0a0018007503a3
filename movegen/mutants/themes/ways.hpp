// Mutants that forget one direction, step or leap of a piece, as engines do that have a table of
// steps or code for each direction; and pieces that cannot capture.
#pragma once

#include "movegen/mutants/themes/piece_table.hpp"

namespace hurdle::mutation {

/// These ways except one.
[[nodiscard]] Steps all_but(Step known, Steps ways);

/// One mutant for each way, as White sees them: the piece never moves in this direction, at any
/// distance, or never makes this leap.
[[nodiscard]] PieceRows forgotten_ways(const Steps& ways);

/// One mutant for each step that the piece never takes, as its own player sees them.
[[nodiscard]] PieceRows forgotten_steps(const Steps& steps);

/// Every promoted piece moves as before its promotion.
[[nodiscard]] Rules<Hooks> promotion_changes_no_moves(std::string_view clause,
                                                      const Notation& notation);

/// Lines of the chariots of Janggi and Xiangqi that end too early, and that pass a blocker.
[[nodiscard]] PieceRows chariot_lines_too_short();
[[nodiscard]] PieceRows chariot_lines_too_long();

/// The piece cannot capture.
[[nodiscard]] PieceRows takes_nothing();

}  // namespace hurdle::mutation
