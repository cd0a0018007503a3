// The shared transposition table: lock-free, 16 bytes an entry, and races cause misses, never wrong
// counts.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

#include "perft/count/generator.hpp"
#include "perft/count/tree/pages.hpp"

namespace hurdle {

/// The index, below `places`, of a position's entry in a table; depths of one position have
/// different indexes.
[[nodiscard]] inline std::uint64_t place_of(const Key& key, int depth,
                                            std::uint64_t places) noexcept {
  const std::uint64_t mixed = key.find + static_cast<std::uint64_t>(depth) * 0x9E3779B97F4A7C15U;
  return static_cast<std::uint64_t>(static_cast<Wide>(mixed) * places >> 64U);
}

/// Counts by key and depth. Any number of threads may look up and store at the same time: an entry
/// torn by a race fails its verification and is a miss.
///
/// Probability of a wrong count: a lookup reads the entries of one bucket. Another position's entry
/// is accepted only if the 64 bits of `verify` and `tag_bits` low bits of `find` agree, while the
/// bucket comes from the high bits of `find`. A position may share the key of its mirror image, so
/// two positions can be confused in two ways, and the random numbers of the two keys are
/// independent. Of `n` lookups at most `n * keys_a_position * entries_a_bucket / 2^(64 + tag_bits)`
/// are expected to be wrong: for n = 10^15, 2.1 * 10^-7.
class HashTable {
 public:
  static constexpr std::uint64_t entries_a_bucket = 4;
  static constexpr std::uint64_t keys_a_position = 2;  ///< its own or its mirror image's
  static constexpr unsigned depth_bits = 5;  ///< depths start at 1, so that zeros are never found
  static constexpr unsigned tag_bits = 11;
  static constexpr unsigned count_bits = 64U - tag_bits - depth_bits;

  /// A table of this many bytes, at least 64. Throws std::bad_alloc.
  explicit HashTable(std::uint64_t bytes) : buckets_(bytes / sizeof(Bucket)), pages_(bytes) {}

  /// The stored count of this position and depth, if it is still in the table.
  [[nodiscard]] std::optional<std::uint64_t> find(const Key& key, int depth) const noexcept {
    const std::uint64_t wanted = label(key, depth);
    for (Entry& entry : bucket(key, depth).entries) {
      const std::uint64_t data = read(entry.data);
      if ((data & label_mask) == wanted && (read(entry.check) ^ data) == key.verify) {
        return data >> label_bits;
      }
    }
    return std::nullopt;
  }

  /// Prefetches the bucket that `find` will read.
  void prefetch(const Key& key, int depth) const noexcept {
    __builtin_prefetch(&bucket(key, depth));
  }

  /// Stores a count in place of the bucket's smallest, which is the cheapest to count again. Counts
  /// that do not fit into an entry are not stored.
  void store(const Key& key, int depth, std::uint64_t count) noexcept {
    if (count >> count_bits != 0) {
      return;
    }
    const std::uint64_t data = count << label_bits | label(key, depth);
    Entry& entry = smallest(bucket(key, depth));
    write(entry.data, data);
    write(entry.check, key.verify ^ data);
  }

 private:
  static constexpr unsigned label_bits = tag_bits + depth_bits;
  static constexpr std::uint64_t label_mask = (std::uint64_t{1} << label_bits) - 1U;
  static_assert(max_depth < 1 << depth_bits);

  /// Plain integers, accessed as atomics only, because fresh pages hold no objects.
  struct Entry {
    std::uint64_t data;   ///< count and label
    std::uint64_t check;  ///< data xor the key's verifying half
  };
  /// One cache line.
  struct alignas(64) Bucket {
    std::array<Entry, entries_a_bucket> entries;
  };
  static_assert(sizeof(Bucket) == 64);

  static std::uint64_t read(std::uint64_t& word) noexcept {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
  }
  static void write(std::uint64_t& word, std::uint64_t value) noexcept {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
  }

  static std::uint64_t label(const Key& key, int depth) noexcept {
    return (key.find << depth_bits & label_mask) | static_cast<std::uint64_t>(depth);
  }

  static Entry& smallest(Bucket& bucket) noexcept {
    Entry* result = bucket.entries.data();
    std::uint64_t least = UINT64_MAX;
    for (Entry& entry : bucket.entries) {
      const std::uint64_t count = read(entry.data) >> label_bits;
      if (count < least) {
        least = count;
        result = &entry;
      }
    }
    return *result;
  }

  [[nodiscard]] Bucket& bucket(const Key& key, int depth) const noexcept {
    return static_cast<Bucket*>(pages_.data())[place_of(key, depth, buckets_)];
  }

  std::uint64_t buckets_;
  Pages pages_;
};

}  // namespace hurdle
