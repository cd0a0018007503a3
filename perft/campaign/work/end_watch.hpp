// Tells a worker when its time is over: when it was asked to stop, or after a time. Waits for no
// store, so that nothing that hangs keeps it from doing so.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>

#include "perft/campaign/work/machine.hpp"

namespace hurdle::campaign {

class EndWatch {
 public:
  using Clock = Machine::Clock;

  struct Options {
    const std::atomic<bool>* asked = nullptr;   ///< when it becomes true, the work is to stop
    std::optional<Clock::time_point> end;       ///< or then
    std::chrono::milliseconds farewell{10000};  ///< from there until nothing is waited for any more
  };

  /// Sets `stop` when the work is to end, and `hurry` when what is not done by then stays undone.
  EndWatch(Options options, Machine& machine, std::atomic<bool>& stop, std::atomic<bool>& hurry);
  ~EndWatch();
  EndWatch(const EndWatch&) = delete;
  EndWatch& operator=(const EndWatch&) = delete;

 private:
  void run();

  Options options_;
  Machine& machine_;
  std::atomic<bool>& stop_;
  std::atomic<bool>& hurry_;
  std::atomic<bool> over_ = false;
  std::unique_ptr<Beside> thread_;
};

}  // namespace hurdle::campaign
