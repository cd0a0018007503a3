// Tasks that the owner counts before any worker starts. They are leased like all others, and an
// account that counts one of them differently has failed (accounts.hpp). Their list is in a table
// that neither workers' nor readers' roles can read.
#pragma once

#include <cstdint>
#include <optional>

#include "perft/campaign/start/start.hpp"

namespace hurdle::campaign {

/// Draws them, unless an earlier start has, and counts those without a count. Requires the number
/// of tasks in `campaign` and its batches in the store. Throws Interrupted; finished counts are
/// kept.
void count_known(Database& database, const Campaign& campaign, std::optional<std::uint64_t> seed,
                 const StartOptions& options);

}  // namespace hurdle::campaign
