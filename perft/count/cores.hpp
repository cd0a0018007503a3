// Pins threads to cores, using hwloc.
#pragma once

#include <memory>
#include <stdexcept>

namespace hurdle {

/// Threads cannot be pinned; the message says why.
class CannotPin : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Assigns one core to each thread, spread over the cores that this process may use.
class Cores {
 public:
  /// Throws CannotPin if there are fewer cores than threads.
  explicit Cores(int threads);
  Cores(const Cores&) = delete;
  Cores& operator=(const Cores&) = delete;
  ~Cores();

 private:
  friend class Pin;
  struct CoreSets;
  std::unique_ptr<CoreSets> core_sets_;
};

/// Pins the calling thread to its core; destruction restores its former affinity.
class Pin {
 public:
  /// `thread` counts from 0. Throws CannotPin.
  Pin(const Cores& cores, int thread);
  Pin(const Pin&) = delete;
  Pin& operator=(const Pin&) = delete;
  ~Pin();

 private:
  struct Before;
  std::unique_ptr<Before> before_;
};

}  // namespace hurdle
