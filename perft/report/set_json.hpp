// Position sets as JSON: the contents of a YAML set, under the same keys.
#pragma once

#include "perft/output/json.hpp"
#include "perft/suite/set.hpp"

namespace hurdle {

/// The set, with all keys always present. Counts are strings, FENs canonical; `setup` and `moves`
/// are null if the set has none, and `file` is the set's name.
[[nodiscard]] Json to_json(const PositionSet& set);

}  // namespace hurdle
