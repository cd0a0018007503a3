// Searching for a position on which two sets of rules differ, the smaller the better: random
// positions, shrunk by taking pieces away. Knows neither set of rules; prints nothing.
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "movegen/referee/referee.hpp"
#include "perft/count/generator.hpp"

namespace hurdle {

/// What is counted wrongly where the rules count something else.
struct Difference {
  int depth = 0;
  Total expected;  ///< by the rules
  Total found;
};

/// A position with a difference, at the least depth where there is one.
struct Prey {
  Setup setup;
  Difference difference;
};

/// The difference in a position at the least depth up to `depth`, if there is one.
using FindDifference = std::function<std::optional<Difference>(const Setup& setup, int depth)>;

/// Compares two counters. Trees of more nodes than `max_nodes` are not compared; when `stop`
/// becomes true, Interrupted is thrown.
[[nodiscard]] FindDifference compare_counts(const Generator& right, const Generator& wrong,
                                            std::uint64_t max_nodes, const std::atomic<bool>* stop);

struct HuntOptions {
  int depth = 3;                              ///< look for differences up to this depth
  std::uint64_t positions = 10'000;           ///< try so many positions at most
  std::size_t catches = 12;                   ///< shrink so many of them, and keep the smallest
  std::uint64_t seed = 1;                     ///< of the random positions
  std::function<void(std::uint64_t)> on_try;  ///< called now and then: positions tried
};

struct Hunt {
  std::uint64_t tried = 0;   ///< random positions
  std::uint64_t caught = 0;  ///< of them with a difference
  std::optional<Prey> smallest;
};

/// Half of the positions come from random games, half are thrown on the board; none is impossible
/// by the rules. Repeatable by its seed. The smallest prey has the smallest tree at the depth of
/// its difference.
[[nodiscard]] Hunt hunt(const Referee& rules, const FindDifference& find,
                        const HuntOptions& options);

/// The prey with pieces, hands and history taken away while there is still a difference.
[[nodiscard]] Prey shrunk(const Referee& rules, const FindDifference& find, const Prey& prey);

}  // namespace hurdle
