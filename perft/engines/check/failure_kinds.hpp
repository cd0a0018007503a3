// Groups failures with an engine by kind.
#pragma once

#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// Adds a failure of `positions` positions to its kind, or as a new kind.
void add_failure(std::vector<FailureKind>& kinds, const Unanswered& failure,
                 std::size_t positions = 1);

}  // namespace hurdle::engines
