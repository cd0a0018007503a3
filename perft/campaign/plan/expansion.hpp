// Expands a root to the unique positions at a depth, level by level; merges equal positions at each
// level. The order depends only on the root and the depth.
#pragma once

#include <atomic>
#include <functional>

#include "perft/campaign/game/game.hpp"
#include "perft/campaign/plan/level.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::campaign {

/// How to expand. Only `adjust` changes the result.
struct ExpandOptions {
  int threads = 1;
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, throws Interrupted
  std::function<void(std::size_t done, std::size_t all)> progress;  ///< parents of this level
  // For one of the program's own games, given by its variant:
  const Generator* generator = nullptr;  ///< of the moves; by default the variant's fast one
  /// Changes a child before equal ones are merged; called by several threads at once.
  std::function<void(Setup&)> adjust;
};

/// The level that contains this single position.
[[nodiscard]] Level level_of(const Variant& variant, const Setup& root);
[[nodiscard]] Level level_of(std::string_view packed_root);

/// The level one ply below. Positions without a legal move add nothing.
[[nodiscard]] Level expand(const Variant& variant, const Level& parents,
                           const ExpandOptions& options);
[[nodiscard]] Level expand(const Game& game, const Level& parents, const ExpandOptions& options);

/// The level `depth` plies below the root.
[[nodiscard]] Level expand_to(const Game& game, std::string_view packed_root, int depth,
                              const ExpandOptions& options);

/// The sum of all multiplicities, which is perft(depth) of the root.
[[nodiscard]] Total lines_of(const Level& level);

}  // namespace hurdle::campaign
