// Which troubles with an engine are of one kind. Knows words only.
#pragma once

#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// Counts a trouble of `positions` positions among its kind, or as a new one.
void add_trouble(std::vector<TroubleKind>& kinds, const Unanswered& trouble,
                 std::size_t positions = 1);

}  // namespace hurdle::engines
