// Subtracts passes from the tallies of their workers, when they are counted again.
#pragma once

#include <cstdint>

#include "perft/campaign/plan/campaign.hpp"
#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// A finished pass whose counts are no longer valid. Values of a damaged row may have any type.
struct LostPass {
  Value worker;
  std::int64_t tasks = 0;
  Value nodes;
  Value milliseconds;
  bool alone = false;  ///< the worker had finished another pass over the batch
};

/// Subtracts the pass from its worker's tally. Damaged numbers may be too large: no field falls
/// below 0. Call in a transaction.
void take_from_tally(Database& database, const Campaign& campaign, const LostPass& pass);

}  // namespace hurdle::campaign
