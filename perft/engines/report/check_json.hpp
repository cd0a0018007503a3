// A check's result as JSON: the `result` of the envelope. Counts are strings.
#pragma once

#include "perft/engines/check/check.hpp"
#include "perft/output/json.hpp"

namespace hurdle::engines {

/// A finding as an object: a line of the journal, and an element of the result's `findings`.
[[nodiscard]] Json to_json(const Finding& finding);

/// The result as an object.
[[nodiscard]] Json to_json(const CheckResult& result);

}  // namespace hurdle::engines
