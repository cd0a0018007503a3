// Tells a worker when to end: on request, or after a time. Never waits for a store, so a hanging
// store cannot block it.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>

#include "perft/campaign/work/environment.hpp"

namespace hurdle::campaign {

class EndWatch {
 public:
  using Clock = Environment::Clock;

  struct Options {
    const std::atomic<bool>* asked = nullptr;   ///< when it becomes true, the work must stop
    std::optional<Clock::time_point> end;       ///< or at this time
    std::chrono::milliseconds farewell{10000};  ///< time after that until all waiting is cut short
  };

  /// Sets `stop` when the work must end, and `hurry` when unfinished work is to be abandoned.
  EndWatch(Options options, Environment& environment, std::atomic<bool>& stop,
           std::atomic<bool>& hurry);
  ~EndWatch();
  EndWatch(const EndWatch&) = delete;
  EndWatch& operator=(const EndWatch&) = delete;

 private:
  void run();

  Options options_;
  Environment& environment_;
  std::atomic<bool>& stop_;
  std::atomic<bool>& hurry_;
  std::atomic<bool> over_ = false;
  std::unique_ptr<BackgroundThread> thread_;
};

}  // namespace hurdle::campaign
