// Shrinks a failing scenario: fewer faults, workers, passes, less time, a smaller campaign, as long
// as it fails.
#pragma once

#include <functional>

#include "props/campaign/simulation/scenario.hpp"

namespace hurdle::simulation {

/// The smallest failing scenario that was found; `fails` runs one.
[[nodiscard]] Scenario shrunk(Scenario scenario, const std::function<bool(const Scenario&)>& fails);

}  // namespace hurdle::simulation
