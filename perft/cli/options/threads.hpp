// Starts the threads of a command, or throws before the command begins.
#pragma once

#include <cstdint>

#include "perft/count/threads.hpp"

namespace hurdle::cli {

/// Starts `threads` threads and returns their number. Throws CannotStartThreads.
[[nodiscard]] inline int started(std::uint64_t threads) {
  const int number = static_cast<int>(threads);
  start_threads(number);
  return number;
}

}  // namespace hurdle::cli
