// Random numbers that are the same with every compiler and library: the standard defines the
// numbers of its generators, but not those of its distributions.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>

namespace hurdle {

/// A source of random numbers, fixed by its seed.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  /// A number from 0 to `bound - 1`, all equally likely; `bound` is at least 1.
  [[nodiscard]] std::uint64_t below(std::uint64_t bound) {
    assert(bound > 0);
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t fair = most - most % bound;  // a multiple of `bound`
    std::uint64_t drawn = engine_();
    while (drawn >= fair) {
      drawn = engine_();
    }
    return drawn % bound;
  }

  /// A number from `least` to `most`, both included.
  [[nodiscard]] int between(int least, int most) {
    return least + static_cast<int>(below(static_cast<std::uint64_t>(most - least) + 1));
  }

  /// True with a probability of `percent` in a hundred.
  [[nodiscard]] bool chance(int percent) { return between(1, 100) <= percent; }

  /// One element of a container that is not empty.
  template <class Container>
  [[nodiscard]] const auto& pick(const Container& container) {
    return container[static_cast<std::size_t>(below(container.size()))];
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace hurdle
