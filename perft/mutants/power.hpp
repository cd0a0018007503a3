// What position sets are worth: which mutants a set's counts kill. A mutant is killed by a position
// where it counts other than what is published. Prints nothing.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "perft/mutants/find.hpp"
#include "perft/sample/hunt.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::mutants {

/// A position that kills a mutant, and the least depth at which it does.
struct Killer {
  const PositionSet* set = nullptr;
  const PositionEntry* entry = nullptr;
  Difference difference;
};

/// What became of a mutant.
struct Fate {
  const CountingMutant* mutant = nullptr;
  std::vector<Killer> killers;  ///< cheapest first
  std::uint64_t compared = 0;   ///< counts that were compared

  [[nodiscard]] bool survives() const noexcept { return killers.empty(); }
};

struct PowerOptions {
  std::size_t killers = 1;                   ///< look for so many killers of a mutant, then stop
  std::uint64_t max_nodes = 1'000'000;       ///< larger published counts are left out
  std::string tag;                           ///< only positions with this tag; empty is all
  int threads = 1;                           ///< 1 to max_threads
  const std::atomic<bool>* stop = nullptr;   ///< when it becomes true, Interrupted is thrown
  std::function<void(std::size_t)> on_fate;  ///< called now and then: mutants that are decided
};

/// The fate of every mutant of the variants that the sets are of, in the mutants' order. Of each
/// mutant the smallest counts are compared first, whatever position they belong to. Throws
/// SuiteError for a published count that the rules contradict, and for a position that names a
/// mutant which there is not, or which none of its counts kills.
[[nodiscard]] std::vector<Fate> power(std::span<const PositionSet> sets,
                                      const PowerOptions& options);

}  // namespace hurdle::mutants
