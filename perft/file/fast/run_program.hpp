// Runs another program to its end.
#pragma once

#include <string>
#include <vector>

namespace hurdle::file {

struct ProgramResult {
  bool started = false;
  int status = 0;      ///< the exit code; 128 and the signal's number if a signal ended it
  std::string output;  ///< the first 64 KiB of stdout and stderr
};

/// Runs a program, searched for in PATH, without a shell and without input.
[[nodiscard]] ProgramResult run_program(const std::vector<std::string>& arguments);

}  // namespace hurdle::file
