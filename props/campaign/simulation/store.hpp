// A store that fails: connections to a real one that lose replies, delay, refuse, and tell the
// simulated time. Knows statements only as such that read and such that write.
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
  /// `place` is that of an empty store, a file or a URL.
  Store(std::string place, Scheduler& scheduler, const Scenario& scenario);

  /// A connection of an actor. Throws StoreError.
  [[nodiscard]] std::unique_ptr<campaign::Database> open(campaign::Missing missing);
  /// A connection that does not fail, to look at the store when nobody else is at it.
  [[nodiscard]] std::unique_ptr<campaign::Database> open_quietly();
  /// The store itself, by the clock of this machine.
  [[nodiscard]] std::unique_ptr<campaign::Database> open_directly() const;

  /// Breaks all connections; for so long there are no new ones.
  void restart(Time down);
  /// There is no room for so long.
  void fill(Time time) { full_until_ = scheduler_.now() + time; }
  /// From now on nothing fails.
  void heal();

  /// Whether somebody is writing whom others have to wait for.
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
