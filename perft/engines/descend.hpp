// From a difference of counts down to the first node whose sets of moves differ. Knows both
// answers and the referee's reasons.
#pragma once

#include <atomic>

#include "perft/engines/check.hpp"
#include "perft/engines/session.hpp"

namespace hurdle::engines {

/// Walks down from the item's position, where the answers differ at some depth up to `depth`, by
/// the line with the fewest moves. Throws Interrupted only: trouble with the engine on the way is
/// a finding that could not be located.
[[nodiscard]] Finding descend(Session& session, const CheckItem& item,
                              const EnginePosition& position, int depth,
                              const std::atomic<bool>* stop);

}  // namespace hurdle::engines
