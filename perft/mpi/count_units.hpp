// The count of a plan's units by all processes of an MPI program: rank 0 gives out units, one at a
// time, and writes the results; every rank counts, rank 0 too.
#pragma once

#include <cstdint>
#include <optional>

#include "perft/mpi/messages.hpp"
#include "perft/mpi/results_folder.hpp"

namespace hurdle::mpi {

/// How each process counts.
struct RankOptions {
  int threads = 1;
  std::optional<std::uint64_t> hash_bytes;  ///< empty: chosen by the depth
};

/// Rank 0: starts the other ranks, gives out the units and counts some itself. Returns when every
/// unit has a result. Throws Interrupted; Failure if a rank cannot count.
void lead(const Messages& messages, const campaign::UnitPlan& plan, const RankOptions& options,
          ResultsFolder& results);

/// Rank 0: tells the other ranks that nothing is to be counted. Called instead of `lead`.
void dismiss(const Messages& messages);

/// Every other rank: counts the units that rank 0 orders, until there are no more.
void follow(const Messages& messages);

}  // namespace hurdle::mpi
