// A check's result as JSON: the `result` of the envelope. Counts are strings.
#pragma once

#include <nlohmann/json.hpp>

#include "perft/engines/check.hpp"

namespace hurdle::engines {

/// The result as an object.
[[nodiscard]] nlohmann::ordered_json to_json(const CheckResult& result);

}  // namespace hurdle::engines
