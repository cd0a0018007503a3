// A check's result as JUnit: a testcase a position. Knows what of a result a build server shows.
#pragma once

#include <vector>

#include "perft/engines/check/check.hpp"
#include "perft/report/junit.hpp"

namespace hurdle::cli {

/// What `check` looks at; `items` are those that were checked.
[[nodiscard]] JunitReport junit_report(const std::vector<engines::CheckItem>& items,
                                       const engines::CheckResult& result);

}  // namespace hurdle::cli
