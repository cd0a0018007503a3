// Renews a worker's leases while it counts, in a thread with a connection of its own, and tells the
// worker when its time is over. Knows no job.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "perft/campaign/leases.hpp"

namespace hurdle::campaign {

class HeartbeatThread {
 public:
  using Clock = std::chrono::steady_clock;

  struct Options {
    std::string store;
    WorkerIdentity worker;
    std::int64_t lease = 0;                    ///< milliseconds
    const std::atomic<bool>* asked = nullptr;  ///< when it becomes true, `stop` does
    std::optional<Clock::time_point> end;      ///< `stop` becomes true then, too
  };

  /// Renews the leases until it is destroyed; sets `stop` when the work is to end.
  HeartbeatThread(Options options, std::atomic<bool>& stop);
  ~HeartbeatThread();
  HeartbeatThread(const HeartbeatThread&) = delete;
  HeartbeatThread& operator=(const HeartbeatThread&) = delete;

  /// To be held while leases are written, so that the two connections do not wait for each other.
  [[nodiscard]] std::mutex& guard() noexcept { return guard_; }

 private:
  void run();
  void beat();

  Options options_;
  std::atomic<bool>& stop_;
  std::atomic<bool> over_ = false;
  std::mutex guard_;
  std::unique_ptr<Database> database_;
  std::thread thread_;
};

}  // namespace hurdle::campaign
