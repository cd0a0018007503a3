// Running a program of several commands: reads the command line, runs one command, and turns every
// way to fail into an exit code and a message. Knows no command's work.
#pragma once

#include <initializer_list>
#include <string>

#include "perft/cli/command.hpp"

namespace hurdle::cli {

/// Adds one command to a command line.
using AddCommand = void (*)(CLI::App& app, Work& work);

/// A program and its commands.
struct Program {
  std::string name;
  std::string description;
  std::string example;  ///< the command that the help tells newcomers to ask for help
  std::initializer_list<AddCommand> commands;
};

/// Runs the command that the arguments name and returns its exit code.
[[nodiscard]] int run_program(const Program& program, int argc, char** argv);

}  // namespace hurdle::cli
