// From a difference of counts down to the first node whose sets of moves differ. Knows both
// answers and the referee's reasons.
#pragma once

#include <atomic>
#include <set>
#include <string>

#include "perft/engines/check/check.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// How to descend.
struct DescentOptions {
  const std::set<std::string>& differs_by;  ///< clauses that the engine is known to play otherwise
  const std::atomic<bool>* stop = nullptr;
};

/// Walks down from the item's position, where the answers differ at some depth up to `depth`, by
/// the line with the fewest moves. Throws Interrupted only: trouble with the engine on the way is
/// a finding that could not be located.
[[nodiscard]] Finding descend(Session& session, const CheckItem& item,
                              const EnginePosition& position, int depth,
                              const DescentOptions& options);

/// Fills in how a finding is shown, when all else of it is known: FEN, drawing, and the command
/// that shows it again.
void show(Finding& finding);

}  // namespace hurdle::engines
