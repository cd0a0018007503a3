// What keeps a worker's leases alive while it counts: a thread and a connection of its own. Also
// the clock that ends the work in time.
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

class Heart {
 public:
  using Clock = std::chrono::steady_clock;

  struct Orders {
    std::string store;
    WorkerIdentity worker;
    std::int64_t lease = 0;                    ///< milliseconds
    const std::atomic<bool>* asked = nullptr;  ///< when it becomes true, so does `stop`
    std::optional<Clock::time_point> end;      ///< and then
  };

  /// Beats until it is destroyed; `stop` becomes true when the work is to end.
  Heart(Orders orders, std::atomic<bool>& stop);
  ~Heart();
  Heart(const Heart&) = delete;
  Heart& operator=(const Heart&) = delete;

  /// Held by who writes leases, so that the two connections do not wait for each other.
  [[nodiscard]] std::mutex& guard() noexcept { return guard_; }

 private:
  void run();
  void beat();

  Orders orders_;
  std::atomic<bool>& stop_;
  std::atomic<bool> over_ = false;
  std::mutex guard_;
  std::unique_ptr<Database> database_;
  std::thread thread_;
};

}  // namespace hurdle::campaign
