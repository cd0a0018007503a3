#include "perft/sample/hunt.hpp"

#include <algorithm>

#include "perft/sample/changed_positions.hpp"
#include "perft/sample/position_source.hpp"
#include "perft/sample/reductions.hpp"

namespace hurdle {
namespace {

/// The position with its difference, if it is valid and has one.
std::optional<Counterexample> judge(const Referee& rules, const FindDifference& find,
                                    const Setup& setup, int depth) {
  if (!is_playable(rules, setup)) {
    return std::nullopt;
  }
  const std::optional<Difference> found = find(setup, depth);
  return found ? std::optional(Counterexample{setup, *found}) : std::nullopt;
}

bool smaller(const Counterexample& one, const Counterexample& other) {
  return std::pair(one.difference.expected, one.difference.depth) <
         std::pair(other.difference.expected, other.difference.depth);
}

}  // namespace

FindDifference compare_counts(const Generator& right, const Generator& wrong,
                              std::uint64_t max_nodes, const std::atomic<bool>* stop) {
  return [&right, &wrong, max_nodes, stop](const Setup& setup,
                                           int depth) -> std::optional<Difference> {
    CountOptions how;
    how.stop = stop;
    for (int ply = 1; ply <= depth; ++ply) {
      const Total expected = right.perft(setup, ply);
      if (expected > Total(max_nodes)) {
        return std::nullopt;
      }
      const Total found = wrong.perft(setup, ply, how);
      if (found != expected) {
        return Difference{ply, expected, found};
      }
    }
    return std::nullopt;
  };
}

Counterexample shrunk(const Referee& rules, const FindDifference& find,
                      const Counterexample& counterexample) {
  Counterexample best = counterexample;
  for (bool better = true; better;) {
    better = false;
    for (const Setup& reduced : reductions(best.setup)) {
      const std::optional<Counterexample> next = judge(rules, find, reduced, best.difference.depth);
      if (next && !smaller(best, *next)) {
        best = *next;
        better = true;
        break;
      }
    }
  }
  best.setup.full = 1;
  return best;
}

HuntResult hunt(const Referee& rules, const FindDifference& find, const HuntOptions& options) {
  PositionSource source(rules, options.seed);
  HuntResult result;
  while (result.tried < options.positions && result.differing < options.catches) {
    // Most positions are searched to two plies only: more positions in the same time.
    constexpr std::uint64_t every = 4;
    constexpr int usual_depth = 2;
    const int depth =
        result.tried % every == 0 ? options.depth : std::min(options.depth, usual_depth);
    ++result.tried;
    if (const std::optional<Counterexample> counterexample =
            judge(rules, find, source.next(), depth)) {
      ++result.differing;
      const Counterexample small = shrunk(rules, find, *counterexample);
      if (!result.smallest || smaller(small, *result.smallest)) {
        result.smallest = small;
      }
    }
    if (options.on_try) {
      options.on_try(result.tried);
    }
  }
  return result;
}

}  // namespace hurdle
