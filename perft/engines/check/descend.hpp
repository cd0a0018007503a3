// Follows a difference of counts down to the first node whose sets of moves differ.
#pragma once

#include <atomic>
#include <set>
#include <string>

#include "perft/engines/check/check.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// Options of a descent.
struct DescentOptions {
  const std::set<std::string>&
      differs_by;  ///< clauses that the engine plays differently on purpose
  const std::atomic<bool>* stop = nullptr;
};

/// Descends from the item's position, where the counts differ at a depth up to `depth`, by the line
/// with the fewest moves. Throws EngineError with that line if the engine fails on it; Interrupted.
[[nodiscard]] Finding descend(Session& session, const CheckItem& item,
                              const EnginePosition& position, int depth,
                              const DescentOptions& options);

/// Sets the finding's FEN, drawing and the command that reproduces it. All other fields must be
/// set.
void show(Finding& finding);

}  // namespace hurdle::engines
