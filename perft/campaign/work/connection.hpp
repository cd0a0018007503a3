// A connection that is opened again: what fails because the store cannot be reached, is busy or has
// no room is retried, after pauses that grow. Knows no statement.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>

#include "perft/campaign/work/machine.hpp"

namespace hurdle::campaign {

class Connection {
 public:
  struct Options {
    std::string store;
    Patience patience;
    bool wait = false;  ///< also for a store that is not there yet
  };

  /// Opens the store at once, unless it may wait for it. Throws StoreError.
  Connection(Options options, Machine& machine, const std::atomic<bool>& stop,
             std::function<void(const std::string&)> talk);

  /// Calls `work(database)`, which must be idempotent, until it succeeds. Throws StoreError when
  /// the trouble does not pass by itself, or when `stop` is true and a few tries have failed.
  template <class Work>
  auto with_retries(const Work& work) {
    for (int tried = 1;; ++tried) {
      try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work, Database&>>) {
          work(database());
          note_success();
          return;
        } else {
          auto result = work(database());
          note_success();
          return result;
        }
      } catch (const StoreError& error) {
        if (!may_pass(error) || (stop_.load() && (tried >= tries_when_stopping || !was_there_))) {
          throw;
        }
        wait(error, tried);
      }
    }
  }

  /// Whether the same may succeed later.
  [[nodiscard]] bool may_pass(const StoreError& error) const noexcept {
    return error.is_transient() ||
           (error.trouble() == Trouble::absent && (options_.wait || was_there_));
  }

 private:
  static constexpr int tries_when_stopping = 3;

  [[nodiscard]] Database& database();
  void note_success();
  void wait(const StoreError& error, int tried);

  Options options_;
  Machine& machine_;
  const std::atomic<bool>& stop_;
  std::function<void(const std::string&)> talk_;
  std::unique_ptr<Database> database_;
  bool was_there_ = false;
  std::string waits_for_;  ///< what is waited for, as it was said; empty when nothing is
};

}  // namespace hurdle::campaign
