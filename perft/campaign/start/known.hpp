// Tasks that the owner counts before any worker comes. They are handed out like all others, and an
// account that counts one of them otherwise has failed (accounts.hpp). Which they are stands in a
// table that no worker's role, and no reader's, may read.
#pragma once

#include <cstdint>
#include <optional>

#include "perft/campaign/start/start.hpp"

namespace hurdle::campaign {

/// Draws them, unless an earlier start has done so, and counts those that have no count yet.
/// `campaign` has the number of its tasks, and its batches are in the store. Throws Interrupted;
/// what was counted stays.
void count_known(Database& database, const Campaign& campaign, std::optional<std::uint64_t> seed,
                 const StartOptions& options);

}  // namespace hurdle::campaign
