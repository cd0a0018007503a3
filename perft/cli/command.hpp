// How a command says what it reads from the command line. CLI11 does the reading; its headers take
// seconds to compile, so command.cpp alone includes them. Knows no command's work.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
class Option;
}  // namespace CLI

namespace hurdle::cli {

/// Does a command's work and returns the exit code.
using Work = std::function<int()>;

/// An option or argument of a command: a handle, valid as long as the command line is read.
class Option {
 public:
  Option() = default;
  explicit Option(CLI::Option* option) : option_(option) {}

  /// Whether the command line named it.
  [[nodiscard]] bool given() const;

  Option& required();
  /// A list takes one value each time it is named, not all that follow.
  Option& one_at_a_time();
  Option& separated_by(char delimiter);
  /// The help shows what the value is without it.
  Option& shows_default();
  Option& excludes(const Option& other);

 private:
  CLI::Option* option_ = nullptr;
};

/// A program, a command, or a command of a command: a handle. What options are read into must not
/// move once added.
class Command {
 public:
  Command(CLI::App& app, Work& work) : app_(app), work_(work) {}

  [[nodiscard]] Command add_command(const std::string& name, const std::string& description) const;
  /// Exactly one of the commands below must be named.
  void require_command() const;

  /// An argument without a name, required.
  void add_argument(const std::string& name, std::string& value,
                    const std::string& description) const;
  void add_optional_argument(const std::string& name, std::string& value,
                             const std::string& description) const;
  /// One or more of them.
  void add_arguments(const std::string& name, std::vector<std::string>& values,
                     const std::string& description) const;
  /// None, one or more of them.
  void add_optional_arguments(const std::string& name, std::vector<std::string>& values,
                              const std::string& description) const;

  /// `unit` stands for the value in the help.
  Option add_option(const std::string& name, std::string& value, const std::string& description,
                    const std::string& unit) const;
  Option add_list(const std::string& name, std::vector<std::string>& values,
                  const std::string& description, const std::string& unit) const;
  void add_flag(const std::string& name, bool& value, const std::string& description) const;

  /// What the help closes with.
  void footer(const std::string& text) const;

  /// What is to be done when this command is the one named.
  void runs(Work work) const;

 private:
  CLI::App& app_;
  Work& work_;
};

/// Adds one command to a program.
using AddCommand = void (*)(const Command& program);

/// A program and its commands.
struct Program {
  std::string name;
  std::string description;
  std::string example;  ///< the command that the help tells newcomers to ask for help
  std::initializer_list<AddCommand> commands;
};

/// Reads the command line: the work of the command that it names, or of printing the help or the
/// version. Throws Failure for bad usage.
[[nodiscard]] Work read_command_line(const Program& program, int argc, char** argv);

}  // namespace hurdle::cli
