// Searches for a small position on which two sets of rules differ: random positions, shrunk by
// removing pieces. Independent of both sets of rules.
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "movegen/referee/referee.hpp"
#include "perft/count/generator.hpp"

namespace hurdle {

/// Two counts that differ.
struct Difference {
  int depth = 0;
  Total expected;  ///< by the rules
  Total found;
};

/// A position with a difference, at the least depth that shows one.
struct Counterexample {
  Setup setup;
  Difference difference;
};

/// The difference in a position at the least depth up to `depth`, if any.
using FindDifference = std::function<std::optional<Difference>(const Setup& setup, int depth)>;

/// Compares two generators. Skips trees of more than `max_nodes` nodes; throws Interrupted when
/// `stop` becomes true.
[[nodiscard]] FindDifference compare_counts(const Generator& right, const Generator& wrong,
                                            std::uint64_t max_nodes, const std::atomic<bool>* stop);

struct HuntOptions {
  int depth = 3;  ///< the greatest depth to compare, in every fourth position; 2 in the others
  std::uint64_t positions = 10'000;           ///< the greatest number of positions to try
  std::size_t catches = 12;                   ///< find and shrink this many, keep the smallest
  std::uint64_t seed = 1;                     ///< for the random positions
  std::function<void(std::uint64_t)> on_try;  ///< called from time to time: positions tried
};

struct HuntResult {
  std::uint64_t tried = 0;      ///< random positions
  std::uint64_t differing = 0;  ///< number of them with a difference
  std::optional<Counterexample> smallest;
};

/// Half of the positions come from random games, half from random placements; all are valid by
/// `rules`. Reproducible by seed. The smallest find has the smallest tree at the depth of its
/// difference.
[[nodiscard]] HuntResult hunt(const Referee& rules, const FindDifference& find,
                              const HuntOptions& options);

/// Removes pieces, hands and history from the position as long as a difference remains.
[[nodiscard]] Counterexample shrunk(const Referee& rules, const FindDifference& find,
                                    const Counterexample& counterexample);

}  // namespace hurdle
