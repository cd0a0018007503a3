// Groups troubles with an engine by kind.
#pragma once

#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// Adds a trouble of `positions` positions to its kind, or as a new kind.
void add_trouble(std::vector<TroubleKind>& kinds, const Unanswered& trouble,
                 std::size_t positions = 1);

}  // namespace hurdle::engines
