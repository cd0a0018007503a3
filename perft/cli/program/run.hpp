// Running a program of several commands: one command's work, and every way to fail turned into an
// exit code and a message. Knows no command's work.
#pragma once

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

/// Runs the command that the arguments name and returns its exit code.
[[nodiscard]] int run_program(const Program& program, int argc, char** argv);

}  // namespace hurdle::cli
