// Tasks with different counts: stored with both values and their workers. Their batch gets more
// passes until two workers agree (votes.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// The worker's name for a recheck, and the text that replaces the key seed if the referee counted.
inline constexpr std::string_view by_recheck = "recheck";
inline constexpr std::string_view by_referee = "referee";

/// One of the two counts of a task.
struct Count {
  Total value;
  std::string by;        ///< the worker
  std::string key_seed;  ///< or the method that counted without keys
};

struct Finding {
  std::int64_t batch = 0;
  std::int64_t task = 0;  ///< index in the batch, from 0
  Count first;
  Count second;
};

/// The name of a worker.
[[nodiscard]] std::string name_of(Database& database, std::int64_t worker);

void add_finding(Database& database, const Campaign& campaign, const Finding& finding);
[[nodiscard]] std::vector<Finding> findings_of(Database& database, const Campaign& campaign);
[[nodiscard]] std::int64_t count_findings(Database& database, const Campaign& campaign);

/// Compares a pass that was just finished with the earlier passes over its batch. If none has the
/// same counts, the tasks that differ from the first pass become findings; while no count is
/// accepted, the batch gets another pass. Returns whether its worker had counted the batch before.
bool compare_passes(Database& database, const Campaign& campaign, std::int64_t batch, int pass);

}  // namespace hurdle::campaign
