// Runs the program `hurdle` in a test and returns what it prints.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>

namespace hurdle::props {

/// The end of one run.
struct ProgramRun {
  int code = -1;       ///< the exit code
  std::string output;  ///< stdout and stderr together
};

/// Runs `hurdle` with these arguments, as a shell reads them. $HURDLE names the program for the
/// scripted engines.
inline ProgramRun run_hurdle(const std::string& arguments) {
  const std::string command =
      "HURDLE='" HURDLE_PROGRAM "' '" HURDLE_PROGRAM "' " + arguments + " 2>&1";
  ProgramRun run;
  std::FILE* const pipe = ::popen(command.c_str(), "r");
  std::array<char, 4096> bytes{};
  for (std::size_t count = 1; pipe != nullptr && count > 0;) {
    count = std::fread(bytes.data(), 1, bytes.size(), pipe);
    run.output.append(bytes.data(), count);
  }
  if (pipe != nullptr) {
    const int status = ::pclose(pipe);
    run.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  return run;
}

/// The command line of a scripted engine in props/examples/engines/programs.
inline std::string scripted(const std::string& script, const std::string& arguments) {
  return "'" HURDLE_SOURCE_DIR "/props/examples/engines/programs/" + script + "' " + arguments;
}

}  // namespace hurdle::props
