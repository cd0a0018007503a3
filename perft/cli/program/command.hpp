// How a command says what it reads from the command line. CLI11 does the reading; its headers take
// seconds to compile, so command.cpp and what reads the commands for manual pages
// (generate/description.cpp) alone include them. Knows no command's work.
#pragma once

#include <filesystem>
#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "perft/cli/program/offer.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
class Option;
}  // namespace CLI

namespace hurdle::cli {

/// Does a command's work and returns the exit code.
using Work = std::function<int()>;

/// What the commands of a program say of themselves beside what the library keeps.
struct Said {
  Work work;                                        ///< of the command that was named
  std::map<const CLI::Option*, Offer> offers;       ///< what may stand for an option's value
  std::map<const CLI::App*, std::string> purposes;  ///< what a command's manual page begins with
};

/// An option or argument of a command: a handle, valid as long as the command line is read.
class Option {
 public:
  Option() = default;
  Option(CLI::Option* option, Said& said) : option_(option), said_(&said) {}

  /// Whether the command line named it.
  [[nodiscard]] bool given() const;

  Option& required();
  /// A list takes one value each time it is named, not all that follow.
  Option& one_at_a_time();
  Option& separated_by(char delimiter);
  /// The help shows what the value is without it.
  Option& shows_default();
  Option& excludes(const Option& other);
  /// What a shell proposes for its value. It is asked in a process of its own, which reads no
  /// other part of the command line than it is told.
  Option& offers(Offer offer);

 private:
  CLI::Option* option_ = nullptr;
  Said* said_ = nullptr;
};

/// A program, a command, or a command of a command: a handle. What options are read into must not
/// move once added.
class Command {
 public:
  Command(CLI::App& app, Said& said) : app_(app), said_(said) {}

  [[nodiscard]] Command add_command(const std::string& name, const std::string& description) const;
  /// Exactly one of the commands below must be named.
  void require_command() const;

  /// An argument without a name, required.
  Option add_argument(const std::string& name, std::string& value,
                      const std::string& description) const;
  Option add_optional_argument(const std::string& name, std::string& value,
                               const std::string& description) const;
  /// One or more of them.
  Option add_arguments(const std::string& name, std::vector<std::string>& values,
                       const std::string& description) const;
  /// None, one or more of them.
  Option add_optional_arguments(const std::string& name, std::vector<std::string>& values,
                                const std::string& description) const;

  /// `unit` stands for the value in the help.
  Option add_option(const std::string& name, std::string& value, const std::string& description,
                    const std::string& unit) const;
  Option add_list(const std::string& name, std::vector<std::string>& values,
                  const std::string& description, const std::string& unit) const;
  void add_flag(const std::string& name, bool& value, const std::string& description) const;

  /// What the help closes with: lines, then "Example:" and what is typed, two blanks before it.
  void footer(const std::string& text) const;
  /// What it is for, where its line in the list of commands is too short to say so: in Markdown,
  /// for its manual page.
  void purpose(const std::string& text) const;

  /// What is to be done when this command is the one named.
  void runs(Work work) const;

 private:
  CLI::App& app_;
  Said& said_;
};

/// Adds one command to a program.
using AddCommand = void (*)(const Command& program);

/// A page of Markdown that is a page of the manual too.
struct MarkdownPage {
  std::string name;  ///< `hurdle-positions`
  int section = 7;
  std::filesystem::path file;
  std::string same_as;  ///< the name of the page that it is another name of, or empty
};

/// A program and its commands.
struct Program {
  std::string name;
  std::string description;
  std::string example;  ///< the command that the help tells newcomers to ask for help
  std::initializer_list<AddCommand> commands;
  /// What its manual has beside the commands, where there is anything.
  std::vector<MarkdownPage> (*pages)() = nullptr;
  std::string purpose = "";  ///< as a command's
};

/// Reads the command line: the work of the command that it names, or of printing the help or the
/// version. Throws Failure for bad usage.
[[nodiscard]] Work read_command_line(const Program& program, int argc, char** argv);

}  // namespace hurdle::cli
