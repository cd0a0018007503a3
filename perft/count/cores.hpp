// Threads that stay where they are put, by hwloc.
#pragma once

#include <memory>
#include <stdexcept>

namespace hurdle {

/// Threads cannot be pinned as asked; the message says why.
class CannotPin : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A core for each of some threads, spread over the cores that this process may use.
class Cores {
 public:
  /// Throws CannotPin when there are fewer cores than threads.
  explicit Cores(int threads);
  Cores(const Cores&) = delete;
  Cores& operator=(const Cores&) = delete;
  ~Cores();

 private:
  friend class Pin;
  struct Places;
  std::unique_ptr<Places> places_;
};

/// Keeps the calling thread on its core; the end of it lets the thread go where it could before.
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
