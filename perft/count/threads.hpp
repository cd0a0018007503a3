// Tests whether threads can be started: OpenMP ends the program if they cannot.
#pragma once

#include <stdexcept>

namespace hurdle {

/// Fewer threads can be started than requested; the message says why, and how many can.
class CannotStartThreads : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Makes OpenMP start this many threads, the calling one included; later counts with at most as
/// many reuse them. Throws CannotStartThreads, for example if memory or the number of processes is
/// limited.
void start_threads(int threads);

}  // namespace hurdle
