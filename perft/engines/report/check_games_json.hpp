// What was found about an engine and whole games, for programs.
#pragma once

#include "perft/engines/check/check_games.hpp"
#include "perft/output/json.hpp"

namespace hurdle::engines {

/// The numbers, the findings, what the engine does not say, and its troubles.
[[nodiscard]] Json to_json(const GamesResult& result);

}  // namespace hurdle::engines
