// The services that a worker uses from its environment: clock, pauses, random numbers, connections,
// a background thread, counters. The simulation of the tests replaces it.
#pragma once

#include <atomic>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "perft/campaign/game/game.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::campaign {

/// Background work; the destructor waits until it has ended.
class BackgroundThread : boost::noncopyable {
 public:
  BackgroundThread() = default;
  virtual ~BackgroundThread() = default;
  BackgroundThread(const BackgroundThread&) = delete;
  BackgroundThread& operator=(const BackgroundThread&) = delete;
};

class Environment : public OwnGames {
 public:
  using Clock = std::chrono::steady_clock;

  /// The default name of a worker on this machine: `host:pid`.
  [[nodiscard]] virtual std::string name();
  [[nodiscard]] virtual Clock::time_point now();
  virtual void sleep(std::chrono::milliseconds time);
  /// The longest sleep between two checks of a condition.
  [[nodiscard]] virtual std::chrono::milliseconds longest_sleep();
  /// A random number from 0 to `bound - 1`.
  [[nodiscard]] virtual std::uint64_t below(std::uint64_t bound);
  /// Opens an existing store. Throws StoreError.
  [[nodiscard]] virtual std::unique_ptr<Database> open(const std::string& store,
                                                       const StoreTimeouts& timeouts);
  [[nodiscard]] virtual std::unique_ptr<BackgroundThread> run_in_background(
      std::function<void()> work);
  [[nodiscard]] std::unique_ptr<Counter> counter(const Variant& variant,
                                                 const CountOptions& how) override;
  [[nodiscard]] const std::string& rules(const Variant& variant) override;
};

/// The environment of this process.
[[nodiscard]] Environment& real_environment();

/// Sleeps for `time`, or until `stop` becomes true.
void sleep_unless(const std::atomic<bool>& stop, std::chrono::milliseconds time,
                  Environment& environment);

/// A fair mutex that waits with the pauses of the environment: waiters get it in the order of their
/// arrival.
class FairMutex : boost::noncopyable {
 public:
  explicit FairMutex(Environment& environment) : environment_(environment) {}

  void lock();
  void unlock() noexcept { served_.fetch_add(1); }

 private:
  Environment& environment_;
  std::atomic<std::uint64_t> next_ = 0;    ///< ticket of the next arrival
  std::atomic<std::uint64_t> served_ = 0;  ///< ticket that holds the mutex
};

}  // namespace hurdle::campaign
