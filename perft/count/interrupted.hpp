// The progress of a count, and the exception that reports it when the count is interrupted.
#pragma once

#include <atomic>
#include <exception>

#include "perft/count/total.hpp"

namespace hurdle {

/// The finished share of the tree, estimated as if all moves of a position led to equally many
/// nodes, and the nodes counted there.
struct CountProgress {
  double share = 0;
  Total nodes;
};

/// Work was interrupted. Carries the progress of the count.
class Interrupted : public std::exception {
 public:
  Interrupted() = default;
  explicit Interrupted(const CountProgress& known) : known_(known) {}
  [[nodiscard]] const char* what() const noexcept override { return "interrupted"; }
  [[nodiscard]] const CountProgress& known() const noexcept { return known_; }

 private:
  CountProgress known_;
};

/// Whether a flag that asks for an end is there and set.
[[nodiscard]] inline bool is_set(const std::atomic<bool>* stop) noexcept {
  return stop != nullptr && stop->load(std::memory_order_relaxed);
}

/// Throws Interrupted if it is.
inline void throw_if_set(const std::atomic<bool>* stop) {
  if (is_set(stop)) {
    throw Interrupted();
  }
}

}  // namespace hurdle
