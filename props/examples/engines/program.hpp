// Runs the program `hurdle` in a test, and the scripted engines that it asks.
#pragma once

#include <string>

#include "props/cli/program.hpp"

namespace hurdle::props {

/// Runs `hurdle` with these arguments, as a shell reads them; stderr is a part of `out`.
inline Outcome run_hurdle(const std::string& arguments) {
  return shell("\"$HURDLE\" " + arguments + " 2>&1");
}

/// The command line of a scripted engine in props/examples/engines/programs.
inline std::string scripted(const std::string& script, const std::string& arguments) {
  return "'" HURDLE_SOURCE_DIR "/props/examples/engines/programs/" + script + "' " + arguments;
}

}  // namespace hurdle::props
