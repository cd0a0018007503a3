// What a worker takes from the machine that it runs on: a clock, pauses, chance, connections, a
// thread beside its work, counters. The simulation of the tests has machines of its own; all else
// has this one. Knows no job.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "perft/campaign/store/database.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::campaign {

/// Something that runs beside the worker; the destructor waits until it has ended.
class Beside {
 public:
  Beside() = default;
  virtual ~Beside() = default;
  Beside(const Beside&) = delete;
  Beside& operator=(const Beside&) = delete;
};

class Machine {
 public:
  using Clock = std::chrono::steady_clock;

  Machine() = default;
  virtual ~Machine() = default;
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  /// What a worker on it is called: `host:pid`.
  [[nodiscard]] virtual std::string name();
  [[nodiscard]] virtual Clock::time_point now();
  virtual void sleep(std::chrono::milliseconds time);
  /// How long whoever waits may wait before it looks whether it is still to wait.
  [[nodiscard]] virtual std::chrono::milliseconds nap();
  /// A number from 0 to `bound - 1`, by chance.
  [[nodiscard]] virtual std::uint64_t below(std::uint64_t bound);
  /// Opens a store that is there. Throws StoreError.
  [[nodiscard]] virtual std::unique_ptr<Database> open(const std::string& store,
                                                       const Patience& patience);
  [[nodiscard]] virtual std::unique_ptr<Beside> run_beside(std::function<void()> work);
  [[nodiscard]] virtual std::unique_ptr<Counter> counter(const Variant& variant,
                                                         const CountOptions& how);
  /// The rules version by which its counters count (rules.hpp).
  [[nodiscard]] virtual const std::string& rules(const Variant& variant);
};

/// The machine that the program runs on.
[[nodiscard]] Machine& this_machine();

/// Sleeps, but for no longer than until `stop` becomes true.
void sleep_unless(const std::atomic<bool>& stop, std::chrono::milliseconds time, Machine& machine);

/// A mutex for which one waits by the machine's pauses. Whoever waits for it has it in the order in
/// which they came, however soon the one before wants it again.
class Turn {
 public:
  explicit Turn(Machine& machine) : machine_(machine) {}
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;
  ~Turn() = default;

  void lock();
  void unlock() noexcept { served_.fetch_add(1); }

 private:
  Machine& machine_;
  std::atomic<std::uint64_t> next_ = 0;    ///< the number that whoever comes now waits for
  std::atomic<std::uint64_t> served_ = 0;  ///< whose turn it is
};

}  // namespace hurdle::campaign
