// A random part of a campaign's tasks, counted again under other keys or by the referee.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

struct RecheckRequest {
  std::int64_t tasks = 1;         ///< how many; at most those that are done
  bool referee = false;           ///< by the plain generator
  std::uint64_t key_seed = 0;     ///< of the fast generator's keys
  std::uint64_t sample_seed = 0;  ///< which tasks
  int threads = 1;
  std::uint64_t hash_bytes = 0;
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, Interrupted is thrown
  std::function<void(std::int64_t done, std::int64_t all)> progress;
};

struct RecheckResult {
  std::int64_t tasks = 0;
  std::int64_t differing = 0;
};

/// The tasks that are done in all passes.
[[nodiscard]] std::int64_t tasks_done(Database& database, const Campaign& campaign);

/// Counts tasks again; each that differs from the count that is believed becomes a finding, and its
/// batch is put up again. Throws DamagedBatch, StoreError.
[[nodiscard]] RecheckResult recheck(Database& database, const Campaign& campaign,
                                    const RecheckRequest& request);

}  // namespace hurdle::campaign
