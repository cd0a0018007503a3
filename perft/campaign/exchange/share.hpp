// Shares of a campaign that is counted in several places without a common server, each with its own
// copy of the store: decides which batches are counted in this copy.
#pragma once

#include <cstdint>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// Part `number` of several parts of equal size.
struct Share {
  std::int64_t number = 1;
  std::int64_t of = 1;
};

/// Reserves the jobs of all other batches, unless leased or done, for other places, and takes the
/// share's own jobs back. Returns the number of jobs reserved for others.
[[nodiscard]] std::int64_t take_share(Database& database, const Campaign& campaign,
                                      const Share& share);

}  // namespace hurdle::campaign
