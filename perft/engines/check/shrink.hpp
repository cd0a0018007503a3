// The smallest position in which an engine is wrong as it is in a finding. Knows what may be taken
// away and when two mistakes are the same; refuses to know how an engine is asked.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "perft/count/division.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// The engine's moves in a position, each with how often it is listed. Throws EngineError.
using ListMoves = std::function<Division(const Variant& variant, const Setup& setup)>;

/// Takes pieces, hands and counters away while the finding's kind and clause stay what they are, by
/// at most so many questions. Nothing when the finding is not about moves, or the engine is right
/// in its position when that is told alone. Throws EngineError for a crash and for silence, both
/// of which end it.
[[nodiscard]] std::optional<SmallestPosition> shrink(const Finding& finding, const ListMoves& ask,
                                                     std::size_t questions,
                                                     const std::set<std::string>& differs_by);

}  // namespace hurdle::engines
