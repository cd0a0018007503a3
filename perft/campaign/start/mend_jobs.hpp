// Jobs that are not as `start` and workers write them, as a flipped bit or a hand in the tables
// leaves them: nobody leases a job in no known state, and one whose counts are none stops the
// result. They are made ready again. Knows nothing of batches but how many tasks they have.
#pragma once

#include <cstdint>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// Mends the jobs of a campaign whose batches are right, and puts in those that are missing, while
/// workers may go on. Returns how many there were. Throws DamagedBatch where a batch has changed in
/// the meantime, StoreError.
[[nodiscard]] std::int64_t mend_jobs(Database& database, const Campaign& campaign);

}  // namespace hurdle::campaign
