// Tasks that were counted twice with different results: kept with both values and who found them,
// never averaged. They stop the campaign's result.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/campaign.hpp"

namespace hurdle::campaign {

/// One of the two counts of a task.
struct Count {
  Total value;
  std::string by;        ///< the worker
  std::string key_seed;  ///< or what counted without keys
};

struct Finding {
  std::int64_t batch = 0;
  std::int64_t task = 0;  ///< of the batch, from 0
  Count first;
  Count second;
};

void add_finding(Database& database, const Campaign& campaign, const Finding& finding);
[[nodiscard]] std::vector<Finding> findings_of(Database& database, const Campaign& campaign);
[[nodiscard]] std::int64_t count_findings(Database& database, const Campaign& campaign);

/// Compares the passes over a batch, when both are done; differing tasks become findings.
void compare_passes(Database& database, const Campaign& campaign, std::int64_t batch);

}  // namespace hurdle::campaign
