// Included before everything else: Emscripten's library (3.1.6) lacks std::atomic_ref, and this is
// enough for one thread.
#pragma once

#include <atomic>

namespace std {  // NOLINT: it takes the missing one's place

template <class T>
class atomic_ref {
 public:
  explicit atomic_ref(T& value) noexcept : value_(value) {}
  T load(memory_order /*order*/) const noexcept { return value_; }
  void store(T value, memory_order /*order*/) const noexcept { value_ = value; }

 private:
  T& value_;
};

}  // namespace std
