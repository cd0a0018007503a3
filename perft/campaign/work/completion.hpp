// Completions of jobs. A completion carries the token of its lease, and each new lease of a job has
// a higher token, so a worker whose lease has expired cannot complete it twice.
#pragma once

#include <cstdint>
#include <vector>

#include "perft/campaign/work/leases.hpp"

namespace hurdle::campaign {

/// The counts of a job, one for each task.
struct Finished {
  Job job;
  std::vector<Total> counts;
  std::vector<Total> multiplicities;
  std::int64_t milliseconds = 0;
};

/// The result of a completion.
enum class Completion {
  counted,
  counted_before,  ///< this same completion is already in the store
  refused          ///< the lease expired and the job went to another worker
};

/// Completes jobs of one campaign, in one transaction; returns one Completion for each. Idempotent:
/// repeat it if the first answer was lost. Differing passes become findings.
[[nodiscard]] std::vector<Completion> complete(Database& database, const Campaign& campaign,
                                               const WorkerIdentity& worker,
                                               const std::vector<Finished>& finished);

}  // namespace hurdle::campaign
