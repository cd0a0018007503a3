// A worker: leases jobs, counts them and completes them, until none is left or a stop is requested.
// Continues after interruptions of the store.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "perft/campaign/work/environment.hpp"
#include "perft/campaign/work/leases.hpp"
#include "perft/campaign/work/work_queue.hpp"

namespace hurdle::campaign {

struct WorkOptions {
  std::string store;
  OpenQueue open;  ///< how to reach the jobs; empty: in the store
  int threads = 1;
  bool pin = false;
  std::optional<std::uint64_t> hash_bytes;  ///< empty: by the campaign's depth
  std::optional<std::string> campaign;      ///< empty: any, the oldest first
  std::optional<std::chrono::milliseconds> duration;
  bool until_idle = false;     ///< end when nothing is leasable and no other worker holds a lease
  bool wait = false;           ///< for a store or a campaign that does not exist yet
  std::int64_t lease = 60000;  ///< milliseconds without a heartbeat
  std::chrono::milliseconds answer_within{60000};  ///< else the connection is dropped
  std::chrono::milliseconds farewell{10000};  ///< after the stop: time to complete and give back
  /// Pauses between two requests for work if others were faster or there is none; each is twice as
  /// long as the one before. A server that notifies of ready jobs ends them early.
  std::chrono::milliseconds first_pause{50};
  std::chrono::milliseconds longest_pause{1000};
  /// Milliseconds after which it may count a batch again that it has counted before, under other
  /// keys, while other workers are alive.
  std::optional<std::int64_t> same_worker_after;
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, leases are given back
};

/// The work of a worker so far.
struct WorkDone {
  std::int64_t jobs = 0;
  std::int64_t tasks = 0;
  std::int64_t refused = 0;  ///< completions after the lease expired
  std::int64_t damaged = 0;  ///< jobs excluded because their batch is damaged
  std::int64_t left = 0;     ///< jobs for other workers, as this one has counted their batch
  std::vector<std::string> refused_campaigns;  ///< names of campaigns that it may not count
  Total nodes;
};

struct WorkReports {
  std::function<void(const std::string&)> note;  ///< receives progress messages, one line each
  std::function<void(const Campaign&, const WorkDone&)> progress;
};

/// Runs a worker. Throws StoreError if the store cannot be used, CampaignError.
[[nodiscard]] WorkDone work(const WorkOptions& options, const WorkReports& reports,
                            Environment& environment = real_environment());

}  // namespace hurdle::campaign
