// What an engine believes, as JSON. Counts are strings; the ids stay.
#pragma once

#include "perft/diagnosis/diagnose.hpp"
#include "perft/output/json.hpp"

namespace hurdle::engines {

/// The diagnosis as an object.
[[nodiscard]] Json to_json(const Diagnosis& diagnosis);

}  // namespace hurdle::engines
