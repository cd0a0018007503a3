// How often each square occurs in many sets, kept in bit planes: bit k of a square's number is its
// bit in plane k. A set is added with a few operations on whole sets, whatever its size.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "movegen/fast/board/shape.hpp"

namespace hurdle::fast {

/// Numbers by square, each at most `Most`.
template <const Description& D, int Most>
class SquareCounts {
  using Bits = typename Shape<D>::Bits;
  using Lanes = LanesOf<Bits>;

 public:
  SquareCounts() { planes_[0] = planes_[1] = Lanes{}; }

  /// Adds 1 to the number of each of these squares.
  [[gnu::always_inline]] void add(Bits squares) {
    const Lanes added = std::bit_cast<Lanes>(squares);
    any_ |= added;
    const Lanes carried = planes_[0] & added;
    planes_[0] ^= added;
    const Lanes carried_on = planes_[1] & carried;
    planes_[1] ^= carried;
    if (whole(carried_on) != 0) {
      add_to_plane(2, carried_on);
    }
  }

  /// The squares with numbers greater than 0.
  [[nodiscard]] [[gnu::always_inline]] Bits any() const noexcept { return whole(any_); }

  /// The number of a square.
  [[nodiscard]] [[gnu::always_inline]] int of(int square) const {
    unsigned result = 0;
    each_plane(
        [&](Bits bits, unsigned plane) { result += (has(bits, square) ? 1U : 0U) << plane; });
    return static_cast<int>(result);
  }

  /// The sum of the numbers of these squares.
  [[nodiscard]] [[gnu::always_inline]] int count(Bits squares) const {
    int result = 0;
    if ((any() & squares) != 0) {
      each_plane([&](Bits bits, unsigned plane) { result += popcount(bits & squares) << plane; });
    }
    return result;
  }

  /// The sum of `count(plane)`, each worth as much as its plane: for several sets at once.
  template <class Count>
  [[nodiscard]] [[gnu::always_inline]] int weigh(Count&& count) const {
    int result = 0;
    if (any() != 0) {
      each_plane([&](Bits bits, unsigned plane) { result += count(bits) * (1 << plane); });
    }
    return result;
  }

  /// The sum of all numbers.
  [[nodiscard]] [[gnu::always_inline]] int total() const {
    int result = 0;
    each_plane([&](Bits bits, unsigned plane) { result += popcount(bits) << plane; });
    return result;
  }

  /// The sum of `value(square)`, multiplied by the square's number, over these squares.
  template <class Value>
  [[nodiscard]] [[gnu::always_inline]] int sum(Bits squares, Value&& value) const {
    int result = 0;
    if ((any() & squares) != 0) {
      each_plane([&](Bits bits, unsigned plane) {
        int part = 0;
        each(bits & squares, [&](int square) { part += value(square); });
        result += part * (1 << plane);
      });
    }
    return result;
  }

 private:
  static constexpr std::size_t most_planes =
      std::max<std::size_t>(2, std::bit_width(static_cast<unsigned>(Most)));

  [[nodiscard]] [[gnu::always_inline]] static Bits whole(Lanes lanes) noexcept {
    return std::bit_cast<Bits>(lanes);
  }

  [[gnu::noinline]] void add_to_plane(std::size_t plane, Lanes squares) {
    for (; whole(squares) != 0; ++plane) {
      if (plane == used_) {
        assert(used_ < planes_.size());
        planes_[used_++] = squares;
        return;
      }
      const Lanes carried = planes_[plane] & squares;
      planes_[plane] ^= squares;
      squares = carried;
    }
  }

  template <class Use>
  [[gnu::always_inline]] void each_plane(Use&& use) const {
    use(whole(planes_[0]), 0U);
    use(whole(planes_[1]), 1U);
    for (std::size_t plane = 2; plane < used_; ++plane) {
      use(whole(planes_[plane]), static_cast<unsigned>(plane));
    }
  }

  Lanes any_{};
  std::size_t used_ = 2;  ///< planes that may have members
  std::array<Lanes, most_planes> planes_;
};

}  // namespace hurdle::fast
