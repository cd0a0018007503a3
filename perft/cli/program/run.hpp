// Runs a program of several commands: does the work of one command and turns every exception into
// an exit code and a message. Depends on no command.
#pragma once

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

/// Runs the command that the arguments name and returns its exit code.
[[nodiscard]] int run_program(const Program& program, int argc, char** argv);

}  // namespace hurdle::cli
