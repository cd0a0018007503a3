// Exports a campaign so that others can check it: JSON (json.hpp), and its tasks in a separate
// file.
#pragma once

#include <string>

#include "perft/campaign/plan/campaign.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

/// Writes every task with its count to `file` and returns the JSON description of that file. Throws
/// StoreError, DamagedBatch; std::runtime_error if the file cannot be written.
[[nodiscard]] Json write_tasks(Database& database, const Campaign& campaign,
                               const std::string& file);

}  // namespace hurdle::campaign
