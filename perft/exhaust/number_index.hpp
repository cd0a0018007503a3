// Distinct numbers, found by their value: a table of the places of the numbers by their hashes.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace hurdle {

/// Holds at most `most` numbers.
class NumberIndex {
 public:
  using Index = std::uint32_t;
  static constexpr std::size_t most = std::numeric_limits<Index>::max();  ///< one Index is `none`

  NumberIndex() = default;
  explicit NumberIndex(std::vector<std::uint64_t> numbers) : numbers_(std::move(numbers)) {
    const std::size_t size = std::bit_ceil(numbers_.size() * 3 / 2 + 2);  // one is empty
    shift_ = 64U - static_cast<unsigned>(std::bit_width(size - 1));
    slots_.assign(size, none);
    for (std::size_t index = 0; index < numbers_.size(); ++index) {
      slots_[slot_of(numbers_[index])] = static_cast<Index>(index);
    }
  }

  [[nodiscard]] std::size_t size() const noexcept { return numbers_.size(); }
  [[nodiscard]] std::uint64_t operator[](std::size_t index) const { return numbers_[index]; }

  /// The place of a number; empty if there is none.
  [[nodiscard]] std::optional<Index> find(std::uint64_t number) const {
    const Index index = slots_.empty() ? none : slots_[slot_of(number)];
    return index == none ? std::nullopt : std::optional(index);
  }

  /// Loads the place where a number is looked up, so that looking up several takes one wait.
  void prefetch(std::uint64_t number) const { __builtin_prefetch(&slots_[hash_of(number)]); }

 private:
  static constexpr Index none = std::numeric_limits<Index>::max();

  [[nodiscard]] std::size_t hash_of(std::uint64_t number) const {
    constexpr std::uint64_t spread = 0x9E3779B97F4A7C15;  // 2^64 over the golden ratio
    return number * spread >> shift_;
  }

  /// The slot of a number, or the empty one where it would stand.
  [[nodiscard]] std::size_t slot_of(std::uint64_t number) const {
    std::size_t slot = hash_of(number);
    while (slots_[slot] != none && numbers_[slots_[slot]] != number) {
      slot = (slot + 1) & (slots_.size() - 1);
    }
    return slot;
  }

  std::vector<std::uint64_t> numbers_;
  std::vector<Index> slots_;
  unsigned shift_ = 0;
};

}  // namespace hurdle
