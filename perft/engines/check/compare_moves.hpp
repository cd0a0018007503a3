// Classifies the difference of two lists of moves at one node. Sends no questions to engines.
#pragma once

#include <set>
#include <string>

#include "perft/count/division.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// Sets kind, moves, clause and sentence of a finding from the lists of moves at its node, which
/// must differ. `differs_by` has the clauses that the engine plays differently on purpose.
void compare_moves(Finding& finding, const Division& ours, const Division& theirs,
                   const std::set<std::string>& differs_by);

}  // namespace hurdle::engines
