// The exception that ends a command with exit code 2, and all exit codes.
#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>

#include "movegen/vocab/function_ref.hpp"

namespace hurdle::cli {

/// Bad usage, bad input or an unwritable file; `what()` is the whole message.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Calls `read`, and reports its std::invalid_argument as a Failure of the option: "OPTION: WHY".
inline void in_option(std::string_view option, FunctionRef<void()> read) {
  try {
    read();
  } catch (const std::invalid_argument& error) {
    throw Failure(std::string(option).append(": ").append(error.what()));
  }
}

/// The program's exit codes.
enum ExitCode : int { good = 0, wrong = 1, unusable = 2, interrupted = 130 };

/// An exit code in words.
struct ExitMeaning {
  ExitCode code;
  std::string_view words;
};

inline constexpr std::array<ExitMeaning, 4> exit_meanings{{{good, "good"},
                                                           {wrong, "wrong or illegal"},
                                                           {unusable, "bad input or unusable"},
                                                           {interrupted, "interrupted"}}};

}  // namespace hurdle::cli
