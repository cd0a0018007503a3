// The unique positions at one depth of a tree, each with the number of lines that lead to it.
// Stores packed bytes.
//
// Memory: a position takes its packed bytes, 40 more for itself and up to 16 for the index. 10
// million Janggi positions (45 bytes each) take 1 GB; the level above, which exists at the same
// time, takes a tenth of that.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string_view>
#include <vector>

#include "perft/count/total.hpp"

namespace hurdle::campaign {

/// A map from bytes to multiplicities that keeps the order of insertion. Compares bytes, never only
/// their hashes.
class Level {
 public:
  Level() = default;

  /// Adds lines to a new or known position. Throws std::overflow_error.
  void add(std::string_view packed, Total lines);

  [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }
  [[nodiscard]] std::string_view packed(std::size_t index) const {
    return {entries_[index].bytes, entries_[index].size};
  }
  [[nodiscard]] Total multiplicity(std::size_t index) const { return entries_[index].lines; }

 private:
  struct Entry {
    const char* bytes;
    std::uint32_t size;
    std::uint32_t hash;
    Total lines;
  };

  [[nodiscard]] const char* keep(std::string_view packed);
  void grow();
  [[nodiscard]] std::size_t slot_of(std::string_view packed, std::uint32_t hash) const;

  std::vector<std::unique_ptr<char[]>> chunks_;  // NOLINT(modernize-avoid-c-arrays): raw room
  std::size_t room_ = 0;                         ///< bytes left in the last chunk
  std::deque<Entry> entries_;
  std::vector<std::uint32_t> slots_;  ///< index of an entry plus 1; 0: free
};

}  // namespace hurdle::campaign
