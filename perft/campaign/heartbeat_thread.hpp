// Renews a worker's leases while it counts, in a thread with a connection of its own, and tells the
// worker when its time is over. Knows no job.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "perft/campaign/leases.hpp"
#include "perft/campaign/machine.hpp"

namespace hurdle::campaign {

class HeartbeatThread {
 public:
  using Clock = Machine::Clock;

  struct Options {
    std::string store;
    WorkerIdentity worker;
    std::int64_t lease = 0;                    ///< milliseconds
    const std::atomic<bool>* asked = nullptr;  ///< when it becomes true, `stop` does
    std::optional<Clock::time_point> end;      ///< `stop` becomes true then, too
  };

  /// Renews the leases until it is destroyed; sets `stop` when the work is to end.
  HeartbeatThread(Options options, Machine& machine, std::atomic<bool>& stop);
  ~HeartbeatThread();
  HeartbeatThread(const HeartbeatThread&) = delete;
  HeartbeatThread& operator=(const HeartbeatThread&) = delete;

  /// To be held while leases are written, so that the two connections do not wait for each other.
  [[nodiscard]] Turn& guard() noexcept { return guard_; }

 private:
  void run();
  void beat();

  Options options_;
  Machine& machine_;
  std::atomic<bool>& stop_;
  std::atomic<bool> over_ = false;
  Turn guard_;
  std::unique_ptr<Database> database_;
  std::unique_ptr<Beside> thread_;
};

}  // namespace hurdle::campaign
