// A campaign that is counted in several places without a common server, each of which has a copy of
// the store: which batches are counted here.
#pragma once

#include <cstdint>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// The first, second, … of so many parts of equal size.
struct Share {
  std::int64_t number = 1;
  std::int64_t of = 1;
};

/// Leaves the jobs of all other batches, as far as they are not leased or done, to other places,
/// and takes those of the share back. Returns how many jobs are left to others.
[[nodiscard]] std::int64_t take_share(Database& database, const Campaign& campaign,
                                      const Share& share);

}  // namespace hurdle::campaign
