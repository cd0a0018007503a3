// What was found about an engine and whole games, as text for people. Knows wording only.
#pragma once

#include <string>

#include "perft/engines/check/check_games.hpp"

namespace hurdle::engines {

/// One finding: where, the plies, what the rules say and what the engine does, the command.
[[nodiscard]] std::string to_text(const GameFinding& finding);

/// The whole result: the first finding of each fault and clause (`all`: every one), how many there
/// are, what the engine does not say, what was not asked, and the closing line.
[[nodiscard]] std::string to_text(const GamesResult& result, bool all);

}  // namespace hurdle::engines
