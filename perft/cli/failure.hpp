// What ends a command early with exit code 2. Knows no command.
#pragma once

#include <stdexcept>

namespace hurdle::cli {

/// Bad usage or input, or a place that cannot be written; `what()` is the whole message.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The program's exit codes.
enum ExitCode : int { good = 0, wrong = 1, unusable = 2, interrupted = 130 };

}  // namespace hurdle::cli
