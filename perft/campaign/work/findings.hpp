// Tasks that were counted with different results: kept with both values and who found them, never
// averaged. Their batch is put up again, until two workers agree (votes.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// Who counted in a recheck, and what stands for the key seed when the referee did.
inline constexpr std::string_view by_recheck = "recheck";
inline constexpr std::string_view by_referee = "referee";

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

/// The name of a worker.
[[nodiscard]] std::string name_of(Database& database, std::int64_t worker);

void add_finding(Database& database, const Campaign& campaign, const Finding& finding);
[[nodiscard]] std::vector<Finding> findings_of(Database& database, const Campaign& campaign);
[[nodiscard]] std::int64_t count_findings(Database& database, const Campaign& campaign);

/// Compares a pass over a batch that was just done with those before it. Where none has its counts,
/// the tasks that differ from the first one's become findings, and as long as no counts can be
/// believed, the batch is put up again. Returns whether its worker had done another pass.
bool compare_passes(Database& database, const Campaign& campaign, std::int64_t batch, int pass);

}  // namespace hurdle::campaign
