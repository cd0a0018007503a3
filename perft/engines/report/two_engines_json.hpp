// A comparison of two engines as JSON: the `result` of the envelope.
#pragma once

#include "perft/engines/check/two_engines.hpp"
#include "perft/output/json.hpp"

namespace hurdle::engines {

/// Both checks' results as `hurdle check` has them, and the disputes.
[[nodiscard]] Json to_json(const Comparison& comparison);

}  // namespace hurdle::engines
