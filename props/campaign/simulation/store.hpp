// A failing store: connections to a real one that lose replies, delay, refuse, and use the
// simulated time. Distinguishes only statements that read and statements that write.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "perft/campaign/store/database.hpp"
#include "props/campaign/simulation/scenario.hpp"
#include "props/campaign/simulation/scheduler.hpp"

namespace hurdle::simulation {

class FailingDatabase;

class Store {
 public:
  /// `place` is the location of an empty store, a file or a URL.
  Store(std::string place, Scheduler& scheduler, const Scenario& scenario);

  /// A connection for an actor. Throws StoreError.
  [[nodiscard]] std::unique_ptr<campaign::Database> open(campaign::Missing missing);
  /// The store itself, with this machine's clock.
  [[nodiscard]] std::unique_ptr<campaign::Database> open_directly() const;

  /// Breaks all connections, and refuses new ones for this time.
  void restart(Time down);
  /// Makes the disk full for this time.
  void fill(Time time) { full_until_ = scheduler_.now() + time; }
  /// Stops all faults.
  void heal();

  /// Whether a writer is active that others must wait for.
  [[nodiscard]] bool is_written_to() const noexcept { return writer_ != nullptr; }

 private:
  friend class FailingDatabase;

  void set_clock_of_functions() const;
  [[nodiscard]] std::unique_ptr<campaign::Database> open_really(campaign::Missing missing) const;

  std::string place_;
  Scheduler& scheduler_;
  const Scenario& scenario_;
  bool by_files_;  ///< one writer at a time
  bool healed_ = false;
  Time down_until_ = 0;
  Time full_until_ = 0;
  const FailingDatabase* writer_ = nullptr;
  std::set<FailingDatabase*> connections_;
};

}  // namespace hurdle::simulation
