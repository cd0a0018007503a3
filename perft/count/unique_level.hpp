// What a count of unique positions finds, level by level.
#pragma once

#include <cstddef>
#include <cstdint>

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

}  // namespace hurdle
