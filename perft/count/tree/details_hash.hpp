// The hash table for details, as hash.hpp is for plain counts. An entry is large and saves
// thousands of moves, so the cost of a lock is negligible.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <optional>

#include "perft/count/generator.hpp"
#include "perft/count/tree/hash.hpp"
#include "perft/count/tree/pages.hpp"

namespace hurdle {

/// Details by key and depth, for subtrees whose counts fit into 64 bits. Any number of threads may
/// look up and store at the same time. An answer is wrong only if all 128 bits of two positions'
/// keys are equal.
class DetailsHash {
 public:
  /// A table of this many bytes, at least 128. Throws std::bad_alloc.
  explicit DetailsHash(std::uint64_t bytes) : entries_(bytes / sizeof(Entry)), pages_(bytes) {}

  /// The stored details of this position and depth (from 1), if they are still in the table.
  [[nodiscard]] std::optional<Details> find(const Key& key, int depth) {
    const std::uint64_t index = place_of(key, depth, entries_);
    const std::lock_guard lock(lock_of(index));
    const Entry& entry = at(index);
    if (entry.depth != depth || entry.key != key) {
      return std::nullopt;
    }
    Details details;
    for (std::size_t field = 0; field < detail_fields.size(); ++field) {
      details.*detail_fields[field].member = Total{entry.numbers[field]};
    }
    return details;
  }

  /// Stores details; replaces those with fewer nodes.
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
      entry.numbers[field] =
          static_cast<std::uint64_t>((details.*detail_fields[field].member).wide());
    }
  }

 private:
  /// Fresh pages are zero, which is an entry of depth 0; no lookup uses that depth.
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
