// Position sets as JSON: everything that a YAML set says, under the same keys. Writes no file.
#pragma once

#include "perft/output/json.hpp"
#include "perft/suite/set.hpp"

namespace hurdle {

/// The set, all keys always there. Counts are strings, FENs canonical; `setup` and `moves` are null
/// where the set has none, and `file` is the set's name.
[[nodiscard]] Json to_json(const PositionSet& set);

}  // namespace hurdle
