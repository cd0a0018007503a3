// A worker: leases jobs, counts them, completes them, until there is nothing left or it is told to
// stop. Survives a store that is away for a while.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "perft/campaign/work/leases.hpp"
#include "perft/campaign/work/machine.hpp"

namespace hurdle::campaign {

struct WorkOptions {
  std::string store;
  int threads = 1;
  bool pin = false;
  std::optional<std::uint64_t> hash_bytes;  ///< nothing is by the campaign's depth
  std::optional<std::string> campaign;      ///< nothing is any, the oldest first
  std::optional<std::chrono::milliseconds> duration;
  bool until_idle = false;  ///< end when nothing is left to lease and no other worker holds a lease
  bool wait = false;        ///< for a store, or a campaign, that is not there yet
  std::int64_t lease = 60000;                      ///< milliseconds without a heartbeat
  std::chrono::milliseconds answer_within{60000};  ///< the store, or the connection is given up
  std::chrono::milliseconds farewell{10000};  ///< once it is to stop: to complete and to give back
  /// Milliseconds after which it may count what it has counted before, under other keys, while
  /// other workers live.
  std::optional<std::int64_t> same_worker_after;
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, leases are given back
};

/// What a worker has done so far.
struct WorkDone {
  std::int64_t jobs = 0;
  std::int64_t tasks = 0;
  std::int64_t refused = 0;  ///< completions that came too late
  std::int64_t damaged = 0;  ///< jobs put aside because their batch is damaged
  std::int64_t left = 0;     ///< jobs that another worker must do, as this one has done their batch
  std::vector<std::string> refused_campaigns;  ///< that it may not count
  Total nodes;
};

struct WorkReports {
  std::function<void(const std::string&)> talk;  ///< something to be said, in one line
  std::function<void(const Campaign&, const WorkDone&)> progress;
};

/// Works. Throws StoreError when the store cannot be used, CampaignError.
[[nodiscard]] WorkDone work(const WorkOptions& options, const WorkReports& reports,
                            Machine& machine = this_machine());

}  // namespace hurdle::campaign
