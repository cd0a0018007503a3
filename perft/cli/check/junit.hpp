// A check's result as JUnit, for build servers: one testcase for each position.
#pragma once

#include <vector>

#include "perft/engines/check/check.hpp"
#include "perft/report/junit.hpp"

namespace hurdle::cli {

/// The JUnit report of a result; `items` are the checked positions.
[[nodiscard]] JunitReport junit_report(const std::vector<engines::CheckItem>& items,
                                       const engines::CheckResult& result);

}  // namespace hurdle::cli
