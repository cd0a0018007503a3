// Two lists of moves at one node, and what their difference is about. Knows the referee's reasons;
// asks nobody.
#pragma once

#include <set>
#include <string>

#include "perft/count/division.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// Fills in kind, moves, clause and sentence of a finding at its node, from both sides' answers of
/// depth 1, which differ. Clauses of `differs_by` are those that the engine is known to play
/// otherwise.
void compare_moves(Finding& finding, const Division& ours, const Division& theirs,
                   const std::set<std::string>& differs_by);

}  // namespace hurdle::engines
