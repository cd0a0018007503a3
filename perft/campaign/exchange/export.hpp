// A campaign as others can check it: what JSON says of it (json.hpp), and its tasks in a file
// beside.
#pragma once

#include <string>

#include "perft/campaign/plan/campaign.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

/// Writes every task with its count to `file` and returns what the JSON says of that file. Throws
/// StoreError, DamagedBatch; std::runtime_error when the file cannot be written.
[[nodiscard]] Json write_tasks(Database& database, const Campaign& campaign,
                               const std::string& file);

}  // namespace hurdle::campaign
