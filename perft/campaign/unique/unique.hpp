// Counts unique positions: those that lines of the same length lead to, each once. Level by level,
// by the expansion that also makes the tasks of campaigns.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "perft/campaign/plan/expansion.hpp"
#include "perft/count/unique_level.hpp"

namespace hurdle::campaign {

/// How to count. No option changes the numbers.
struct UniqueOptions {
  ExpandOptions expansion;
  bool referee = false;               ///< moves come from the plain generator
  std::uint64_t memory = UINT64_MAX;  ///< bytes that the levels may take, by estimate
  std::function<void(const UniqueLevel&)> on_level;  ///< called for each level when it is known
};

/// Counts the levels 1 to `depth`. Two positions are equal if everything is that decides about
/// later moves: pieces, hands, side to move, rights to castle, passes, and squares passed by a pawn
/// if a legal move captures it there. Stops before a level that would be too large, and returns it.
/// Throws Interrupted.
[[nodiscard]] std::optional<TooLarge> count_unique(const Variant& variant, const Setup& root,
                                                   int depth, const UniqueOptions& options);

}  // namespace hurdle::campaign
