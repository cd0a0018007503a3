// From a root to the unique positions at a depth, level by level, equal positions merged at each.
// The order depends on nothing but the root and the depth.
#pragma once

#include <atomic>
#include <functional>

#include "perft/campaign/plan/level.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::campaign {

/// How to expand. The result never depends on it.
struct ExpandOptions {
  int threads = 1;
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, Interrupted is thrown
  std::function<void(std::size_t done, std::size_t all)> progress;  ///< parents of this level
};

/// The level that holds one position alone.
[[nodiscard]] Level level_of(const Variant& variant, const Setup& root);

/// The level one ply below; positions without a legal move have nothing there.
[[nodiscard]] Level expand(const Variant& variant, const Level& parents,
                           const ExpandOptions& options);

/// The level `depth` plies below the root.
[[nodiscard]] Level expand_to(const Variant& variant, const Setup& root, int depth,
                              const ExpandOptions& options);

/// The sum of all multiplicities: the lines to this depth, which is perft of it.
[[nodiscard]] Total lines_of(const Level& level);

}  // namespace hurdle::campaign
