// Which mutants the counts of position sets kill. A position kills a mutant if the mutant's count
// differs from the published one. Prints nothing.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "perft/mutants/counting_mutant.hpp"
#include "perft/sample/hunt.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::mutants {

/// A position that kills a mutant, and the least depth at which it does.
struct Killer {
  const PositionSet* set = nullptr;
  const PositionEntry* entry = nullptr;
  Difference difference;
};

/// The result for a mutant.
struct MutantResult {
  const CountingMutant* mutant = nullptr;
  std::vector<Killer> killers;  ///< cheapest first
  std::uint64_t compared = 0;   ///< counts that were compared

  [[nodiscard]] bool survives() const noexcept { return killers.empty(); }
};

struct PowerOptions {
  std::size_t killers = 1;                  ///< stop after this many killers of a mutant
  std::uint64_t max_nodes = 1'000'000;      ///< larger published counts are skipped
  std::string tag;                          ///< only positions with this tag; empty is all
  int threads = 1;                          ///< 1 to max_threads
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, Interrupted is thrown
  std::function<void(std::size_t)>
      on_decided;  ///< called from time to time with the number of decided mutants
};

/// The result for every mutant of the variants of these sets, in the mutants' order. The smallest
/// counts are compared first, whatever position they belong to. Throws SuiteError for a published
/// count that the rules contradict, and for a position that names an unknown mutant or one that
/// none of its counts kills.
[[nodiscard]] std::vector<MutantResult> power(std::span<const PositionSet> sets,
                                              const PowerOptions& options);

}  // namespace hurdle::mutants
