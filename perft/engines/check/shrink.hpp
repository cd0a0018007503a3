// Searches the smallest position in which an engine is wrong in the same way as in a finding.
// Independent of protocols and sessions.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "perft/count/division.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// The engine's moves in a position, each with the number of times it is listed. Throws
/// EngineError.
using ListMoves = std::function<Division(const Variant& variant, const Setup& setup)>;

/// Removes pieces, pieces in hand and counters while the finding's kind and clause stay the same,
/// with at most `questions` questions. Empty if the finding is not about moves, if the engine
/// differs in another way or not at all when the position is sent without the moves before it, or
/// if nothing can be removed. Throws EngineError for a crash or a timeout.
[[nodiscard]] std::optional<SmallestPosition> shrink(const Finding& finding, const ListMoves& ask,
                                                     std::size_t questions,
                                                     const std::set<std::string>& differs_by);

}  // namespace hurdle::engines
