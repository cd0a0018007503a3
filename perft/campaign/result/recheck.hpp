// Counts a random sample of a campaign's tasks again, under other keys or with the referee.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

struct RecheckRequest {
  std::int64_t tasks = 1;         ///< sample size; at most the number of finished tasks
  bool referee = false;           ///< count with the plain generator
  std::uint64_t key_seed = 0;     ///< of the fast generator's keys
  std::uint64_t sample_seed = 0;  ///< selects the tasks
  int threads = 1;
  std::uint64_t hash_bytes = 0;
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, throws Interrupted
  std::function<void(std::int64_t done, std::int64_t all)> progress;
};

struct RecheckResult {
  std::int64_t tasks = 0;
  std::int64_t differing = 0;
  bool by_referee = false;  ///< asked for or not: a custom game may have no other generator
  std::string words;        ///< which generator counted; empty if there is no choice
};

/// The number of tasks that are finished in all passes.
[[nodiscard]] std::int64_t tasks_done(Database& database, const Campaign& campaign);

/// Counts tasks again. Each that differs from the accepted count becomes a finding, and its batch
/// gets another pass. Throws DamagedBatch, StoreError.
[[nodiscard]] RecheckResult recheck(Database& database, const Campaign& campaign,
                                    const RecheckRequest& request);

}  // namespace hurdle::campaign
