// The result of a game, as UCI engines show it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/colour.hpp"
#include "movegen/vocab/notation.hpp"
#include "perft/engines/protocol/game_answer.hpp"

namespace hurdle::engines {

/// The result by the lines of `d` (`Result: 1-0 …`) or by an `info string` that begins with it:
/// other texts may hold one by chance, as Stockfish's "Available processors: 0-1".
[[nodiscard]] std::optional<ReportedResult> result_in_lines(const Notation& variant,
                                                            const std::vector<std::string>& lines);

/// The result by a score at depth 0. Engines write `mate 0` for a win and for a loss; a value
/// below 0 is a loss of `side`.
[[nodiscard]] std::optional<ReportedResult> result_of_score(const std::string& line, Colour side);

}  // namespace hurdle::engines
