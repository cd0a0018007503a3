// The shared transposition table: lock-free, 16 bytes an entry, never wrong. Knows keys, depths and
// counts; no variant.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "perft/count/generator.hpp"

namespace hurdle {

/// Counts by key and depth. Any number of threads may look up and store at once: an entry torn by a
/// race fails its verification and is a miss.
class HashTable {
 public:
  /// A table of `mib` MiB (from 1). Throws std::bad_alloc.
  explicit HashTable(std::uint64_t mib)
      : size_(mib * (std::uint64_t{1024} * 1024 / sizeof(Entry))),
        entries_(std::make_unique<Entry[]>(size_)) {}

  /// The count stored for this position and depth, if it is still there.
  [[nodiscard]] std::optional<std::uint64_t> find(const Key& key, int depth) const noexcept {
    const Entry& entry = at(key, depth);
    const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
    const std::uint64_t check = entry.check.load(std::memory_order_relaxed);
    if ((check ^ data) != key.verify || (data & depth_mask) != static_cast<std::uint64_t>(depth)) {
      return std::nullopt;
    }
    return data >> depth_bits;
  }

  /// Stores a count; one that does not fit is not stored.
  void store(const Key& key, int depth, std::uint64_t count) noexcept {
    if (count >> (64U - depth_bits) != 0) {
      return;
    }
    const std::uint64_t data = count << depth_bits | static_cast<std::uint64_t>(depth);
    Entry& entry = at(key, depth);
    entry.data.store(data, std::memory_order_relaxed);
    entry.check.store(key.verify ^ data, std::memory_order_relaxed);
  }

 private:
  static constexpr unsigned depth_bits = 5;  // depths to 31; depth 0 is never stored, so that an
                                             // entry of zeros can never be found
  static constexpr std::uint64_t depth_mask = (1U << depth_bits) - 1U;
  static_assert(max_depth <= static_cast<int>(depth_mask));

  struct Entry {
    std::atomic<std::uint64_t> data{0};
    std::atomic<std::uint64_t> check{0};
  };
  static_assert(sizeof(Entry) == 16);

  /// Different depths of one position live in different places.
  [[nodiscard]] Entry& at(const Key& key, int depth) const noexcept {
    const std::uint64_t mixed = key.find + static_cast<std::uint64_t>(depth) * 0x9E3779B97F4A7C15U;
    return entries_[static_cast<std::uint64_t>(static_cast<Wide>(mixed) * size_ >> 64U)];
  }

  std::uint64_t size_;
  std::unique_ptr<Entry[]> entries_;
};

}  // namespace hurdle
