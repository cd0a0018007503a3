// Position sets, and the result of `verify`, as JSON: for `export` and the envelope.
#pragma once

#include "perft/output/json.hpp"
#include "perft/suite/set.hpp"
#include "perft/suite/verify.hpp"

namespace hurdle {

/// The contents of a YAML set under the same keys, all of which are present. Counts are strings,
/// FENs canonical; `setup` and `moves` are null if the set has none, and `file` is the set's name.
[[nodiscard]] Json to_json(const PositionSet& set);

[[nodiscard]] Json to_json(const VerifyResult& result);

}  // namespace hurdle
