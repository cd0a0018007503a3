// Renews a worker's leases while it counts, in its own thread with its own connection.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "perft/campaign/work/environment.hpp"
#include "perft/campaign/work/leases.hpp"
#include "perft/campaign/work/work_queue.hpp"

namespace hurdle::campaign {

class HeartbeatThread {
 public:
  struct Options {
    OpenQueue open;
    StoreTimeouts timeouts;
    WorkerIdentity worker;
    std::int64_t lease = 0;  ///< milliseconds
  };

  /// Renews the leases until destruction, four times in each lease period.
  HeartbeatThread(Options options, Environment& environment);
  ~HeartbeatThread();
  HeartbeatThread(const HeartbeatThread&) = delete;
  HeartbeatThread& operator=(const HeartbeatThread&) = delete;

  /// Hold this while writing leases, so that the two connections do not wait for each other.
  /// Release it soon, because heartbeats wait for it.
  [[nodiscard]] FairMutex& guard() noexcept { return guard_; }

 private:
  void run();
  [[nodiscard]] bool beat();

  Options options_;
  Environment& environment_;
  std::atomic<bool> over_ = false;
  FairMutex guard_;
  std::unique_ptr<WorkQueue> queue_;
  std::unique_ptr<BackgroundThread> thread_;
};

}  // namespace hurdle::campaign
