// The commands of a program as data: what the help is made from, for manual pages and shells. Knows
// no command, and nobody who reads it needs the library of command lines.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

/// An option or argument.
struct OptionText {
  std::string name;        ///< `--hash`, or `VARIANT` of an argument
  std::string short_name;  ///< `-h`, or empty
  std::string unit;        ///< what stands for the value; empty of a flag and of an argument
  std::string words;
  std::string usual;  ///< the value without it, where the help shows it
  bool flag = false;
  bool required = false;
  bool many = false;   ///< more than one value
  bool comma = false;  ///< values are separated by commas
  std::vector<std::string> excludes;
  Offer offer;  ///< what a shell proposes for a value, if anything
};

/// A command, or the program itself.
struct CommandText {
  std::vector<std::string> path;  ///< the program's name and those of the commands that lead here
  std::string words;
  std::string purpose;  ///< Markdown, or empty
  std::string footer;
  std::vector<OptionText> arguments;
  std::vector<OptionText> options;
  std::vector<CommandText> commands;

  [[nodiscard]] const std::string& name() const { return path.back(); }
};

/// A program or command with all below it.
[[nodiscard]] CommandText describe(const CLI::App& app, const Said& said);

}  // namespace hurdle::cli
