// A connection that reopens itself: operations that fail because the store is unreachable, busy or
// full are retried after growing pauses.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>

#include "perft/campaign/work/environment.hpp"
#include "perft/campaign/work/work_queue.hpp"

namespace hurdle::campaign {

class Connection {
 public:
  struct Options {
    OpenQueue open;
    StoreTimeouts timeouts;
    bool wait = false;  ///< also for a store that does not exist yet
  };

  /// Opens the store at once, unless it may wait for it. Throws StoreError.
  Connection(Options options, Environment& environment, const std::atomic<bool>& stop,
             std::function<void(const std::string&)> note);

  /// Calls `work(queue)`, which must be idempotent, until it succeeds. Throws StoreError for
  /// permanent errors, and if `stop` is true and a few tries have failed.
  template <class Work>
  auto with_retries(const Work& work) {
    for (int tried = 1;; ++tried) {
      try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work, WorkQueue&>>) {
          work(queue());
          note_success();
          return;
        } else {
          auto result = work(queue());
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

  /// Sleeps for `most`, or until `stop` becomes true, or, after `least`, until the store notifies
  /// that jobs may be ready. A lost connection is not reported: this sleeps on, and the next
  /// operation connects again.
  void wait_for_jobs(std::chrono::milliseconds least, std::chrono::milliseconds most);

  /// Whether a retry may succeed.
  [[nodiscard]] bool may_pass(const StoreError& error) const noexcept {
    return error.is_transient() ||
           (error.kind() == StoreFailure::absent && (options_.wait || was_there_));
  }

 private:
  static constexpr int tries_when_stopping = 3;

  [[nodiscard]] WorkQueue& queue();
  [[nodiscard]] bool take_notification();
  void note_success();
  void wait(const StoreError& error, int tried);

  Options options_;
  Environment& environment_;
  const std::atomic<bool>& stop_;
  std::function<void(const std::string&)> note_;
  std::unique_ptr<WorkQueue> queue_;
  bool was_there_ = false;
  std::string waits_for_;  ///< the awaited store, as reported; empty if none
};

}  // namespace hurdle::campaign
