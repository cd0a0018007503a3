// A failing scenario made smaller: fewer faults, workers, passes, less time, a smaller campaign, as
// long as it fails. Knows no store.
#pragma once

#include <functional>

#include "props/campaign/simulation/scenario.hpp"

namespace hurdle::simulation {

/// The smallest scenario found that still fails; `fails` runs one.
[[nodiscard]] Scenario shrunk(Scenario scenario, const std::function<bool(const Scenario&)>& fails);

}  // namespace hurdle::simulation
