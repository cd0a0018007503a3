// Threads for a command: as many as it was told, or an error before it begins.
#pragma once

#include <cstdint>

#include "perft/count/threads.hpp"

namespace hurdle::cli {

/// So many threads, once they are started. Throws CannotStartThreads.
[[nodiscard]] inline int started(std::uint64_t threads) {
  const int number = static_cast<int>(threads);
  start_threads(number);
  return number;
}

}  // namespace hurdle::cli
