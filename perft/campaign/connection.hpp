// A connection that is opened again: what fails because the store cannot be reached or is busy is
// retried, after pauses that grow. Knows no statement.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "perft/campaign/machine.hpp"

namespace hurdle::campaign {

class Connection {
 public:
  /// Opens the store at once. Throws StoreError.
  Connection(std::string store, Machine& machine, const std::atomic<bool>& stop,
             std::function<void(const std::string&)> talk);

  /// Calls `work(database)`, which must be idempotent, until it succeeds. Throws StoreError when
  /// the trouble is not transient, or when `stop` is true and a few tries have failed.
  template <class Work>
  auto with_retries(const Work& work) {
    for (int tried = 1;; ++tried) {
      try {
        return work(database());
      } catch (const StoreError& error) {
        if (!error.is_transient() || (stop_.load() && tried >= tries_when_stopping)) {
          throw;
        }
        wait(error, tried);
      }
    }
  }

 private:
  static constexpr int tries_when_stopping = 3;

  [[nodiscard]] Database& database();
  void wait(const StoreError& error, int tried);

  std::string store_;
  Machine& machine_;
  const std::atomic<bool>& stop_;
  std::function<void(const std::string&)> talk_;
  std::unique_ptr<Database> database_;
};

}  // namespace hurdle::campaign
