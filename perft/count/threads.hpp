// Whether threads can be started at all: OpenMP ends the program where they cannot.
#pragma once

#include <stdexcept>

namespace hurdle {

/// Threads cannot be started as many as asked; the message says why, and how many can.
class CannotStartThreads : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Has OpenMP start so many threads, this one among them, for all that is counted later by as many
/// or fewer. Throws CannotStartThreads, where memory or the number of processes is limited, say.
void start_threads(int threads);

}  // namespace hurdle
