// Reports as JSON: the `result` of the envelope. Counts are strings.
#pragma once

#include "perft/engines/check/check_games.hpp"
#include "perft/engines/check/two_engines.hpp"
#include "perft/output/json.hpp"

namespace hurdle::engines {

/// A finding: a line of the journal, and an element of `findings`.
[[nodiscard]] Json to_json(const Finding& finding);

/// A check.
[[nodiscard]] Json to_json(const CheckResult& result);

/// A check on games.
[[nodiscard]] Json to_json(const GamesResult& result);

/// Two engines: the result of each, and the disputes.
[[nodiscard]] Json to_json(const Comparison& comparison);

}  // namespace hurdle::engines
