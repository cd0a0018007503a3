// The table of details that were counted: what hash.hpp is to plain counts. An answer is large and
// worth thousands of moves, so a lock costs nothing beside it.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <optional>

#include "perft/count/generator.hpp"
#include "perft/count/tree/hash.hpp"
#include "perft/count/tree/pages.hpp"

namespace hurdle {

/// Details by key and depth, for subtrees whose numbers have 64 bits. Any number of threads may
/// look up and store at once. Wrong only where all 128 bits of two positions' keys are the same.
class DetailsHash {
 public:
  /// A table of so many bytes, from 128. Throws std::bad_alloc.
  explicit DetailsHash(std::uint64_t bytes) : entries_(bytes / sizeof(Entry)), pages_(bytes) {}

  /// The details stored for this position and depth, from 1, if they are still there.
  [[nodiscard]] std::optional<Details> find(const Key& key, int depth) {
    const std::uint64_t index = place_of(key, depth, entries_);
    const std::lock_guard lock(lock_of(index));
    const Entry& entry = at(index);
    if (entry.depth != depth || entry.key != key) {
      return std::nullopt;
    }
    Details details;
    for (std::size_t field = 0; field < detail_fields.size(); ++field) {
      details.*detail_fields[field] = Total{entry.numbers[field]};
    }
    return details;
  }

  /// Stores details, in place of those of fewer nodes.
  void store(const Key& key, int depth, const Details& details) {
    const std::uint64_t index = place_of(key, depth, entries_);
    const std::lock_guard lock(lock_of(index));
    Entry& entry = at(index);
    if (entry.depth != 0 && entry.numbers[0] > details.nodes.wide()) {
      return;
    }
    entry.key = key;
    entry.depth = depth;
    for (std::size_t field = 0; field < detail_fields.size(); ++field) {
      entry.numbers[field] = static_cast<std::uint64_t>((details.*detail_fields[field]).wide());
    }
  }

 private:
  /// Zeros, as fresh pages have them, are an entry of depth 0, which is never asked for.
  struct Entry {
    Key key;
    std::int64_t depth;
    std::array<std::uint64_t, detail_fields.size()> numbers;
  };

  [[nodiscard]] Entry& at(std::uint64_t index) const noexcept {
    return static_cast<Entry*>(pages_.data())[index];
  }
  [[nodiscard]] std::mutex& lock_of(std::uint64_t index) noexcept {
    return locks_[index % locks_.size()];
  }

  std::uint64_t entries_;
  Pages pages_;
  std::array<std::mutex, 1024> locks_;
};

}  // namespace hurdle
