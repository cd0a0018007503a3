// Counts unique positions level by level.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "perft/count/total.hpp"

namespace hurdle {

/// The positions at one depth below a root.
struct UniqueLevel {
  int depth = 0;
  std::size_t positions = 0;  ///< unique ones
  Total lines;                ///< that lead to them: perft of this depth
};

/// A level that would take more memory than there is.
struct TooLarge {
  int depth = 0;
  std::uint64_t bytes = 0;  ///< that it and the level above would take, by estimate
};

/// Counts the levels 1 to `depth` below the level of a root, and calls `on_level`, if it is not
/// empty, for each level when it is known. Two levels exist at the same time: stops before a level
/// that would, with the one above, take more than `memory` bytes if it grows as the one above has
/// grown, and returns it.
template <class Level, class BytesOf, class NextLevel>
[[nodiscard]] std::optional<TooLarge> count_levels(
    Level level, int depth, std::uint64_t memory, const BytesOf& bytes_of, const NextLevel& next,
    const std::function<void(const UniqueLevel&)>& on_level) {
  double growth = 1;
  for (int ply = 1; ply <= depth; ++ply) {
    const auto bytes =
        static_cast<std::uint64_t>((1 + growth) * static_cast<double>(bytes_of(level)));
    if (bytes > memory) {
      return TooLarge{ply, bytes};
    }
    const auto above = static_cast<double>(std::max<std::size_t>(level.size(), 1));
    level = next(level);
    growth = static_cast<double>(level.size()) / above;
    if (on_level) {
      on_level({ply, level.size(), lines_of(level)});
    }
  }
  return std::nullopt;
}

}  // namespace hurdle
