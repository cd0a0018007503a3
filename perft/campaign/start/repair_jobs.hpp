// Repairs jobs that differ from what `start` and workers write, after a flipped bit or a manual
// edit: a job in an unknown state is never leased, and one with invalid counts blocks the result.
// Repaired jobs are ready to be counted again.
#pragma once

#include <cstdint>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// Repairs the invalid jobs of a campaign with correct batches, and inserts missing ones, while
/// workers may continue. Returns the number of jobs repaired. Throws DamagedBatch if a batch has
/// changed meanwhile, StoreError.
[[nodiscard]] std::int64_t repair_jobs(Database& database, const Campaign& campaign);

}  // namespace hurdle::campaign
