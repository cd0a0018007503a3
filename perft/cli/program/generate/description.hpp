// The commands of a program as data, for manual pages and shell completions. Depends on no command;
// its users do not need CLI11.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

/// An option or argument.
struct OptionText {
  std::string name;        ///< `--hash`, or `VARIANT` of an argument
  std::string short_name;  ///< `-h`, or empty
  std::string unit;        ///< placeholder of the value; empty for flags and arguments
  std::string words;
  std::string usual;  ///< the default value, if the help shows it
  bool flag = false;
  bool required = false;
  bool many = false;   ///< more than one value
  bool comma = false;  ///< values are separated by commas
  std::vector<std::string> excludes;
  Offer offer;  ///< shell completions of the value, or empty
};

/// A command, or the program itself.
struct CommandText {
  std::vector<std::string> path;  ///< the names of the program, its parent commands and itself
  std::string words;
  std::string purpose;  ///< Markdown, or empty
  std::string footer;
  std::vector<OptionText> arguments;
  std::vector<OptionText> options;
  std::vector<CommandText> commands;

  [[nodiscard]] const std::string& name() const { return path.back(); }
};

/// A program or command with all its subcommands.
[[nodiscard]] CommandText describe(const CLI::App& app, const CommandData& data);

}  // namespace hurdle::cli
