// Declares the options and arguments of a command. CLI11 parses the command line. Its headers take
// seconds to compile, so only command.cpp and generate/description.cpp (which describes the
// commands for manual pages) include them. Depends on no command.
#pragma once

#include <filesystem>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "perft/cli/program/offer.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
class Option;
}  // namespace CLI

namespace hurdle::cli {

/// Does a command's work and returns the exit code.
using Work = std::function<int()>;

/// The data about commands that CLI11 does not store.
struct CommandData {
  std::string named;  ///< the command on the command line; empty: the help may be of any
  Work work;          ///< of the command on the command line
  std::vector<std::function<void()>> checks;        ///< of all commands' options, before the work
  std::map<const CLI::Option*, Offer> offers;       ///< completions of an option's value
  std::map<const CLI::App*, std::string> purposes;  ///< the opening of a command's manual page
};

/// An option or argument of a command: a handle, valid while the command line is parsed.
class Option {
 public:
  Option() = default;
  explicit Option(CLI::Option* option) : option_(option) {}

  /// Whether the command line contains it.
  [[nodiscard]] bool given() const;

  Option& excludes(const Option& other);

 private:
  CLI::Option* option_ = nullptr;
};

/// What an option or argument has besides its name, unit and description.
struct Traits {
  /// The shell completions of the value. It runs in a separate process, which parses only the words
  /// that it receives.
  Offer offers{};
  std::string otherwise{};  ///< the value of a text that is not given
  bool shows_default = false;
  bool required = false;
  bool one_at_a_time = false;  ///< a list takes one value each time it is named
  char separator = '\0';       ///< of the values of a list, which then takes one word at a time
};

/// An option or argument that the command line contains.
struct GivenOption {
  std::string name;                 ///< `--tag`; of an argument its name in the help
  bool is_argument = false;         ///< it has no name on the command line
  std::vector<std::string> values;  ///< as given; empty for a flag
};

/// A program, a command or a subcommand: a handle. The variables that receive values must not move
/// once added.
class Command {
 public:
  Command(CLI::App& app, CommandData& data, bool is_named = true)
      : app_(app), data_(data), is_named_(is_named) {}

  [[nodiscard]] Command add_command(const std::string& name, const std::string& description) const;
  /// A command with these arguments, a class derived from `Arguments`, which `work` receives. If
  /// the command line names another command, it has none: all options take longer than small work.
  template <class Given>
  Command add_command(const std::string& name, const std::string& description,
                      int (*work)(Given&)) const {
    const Command command = add_command(name, description);
    if (!command.is_named_) {
      return command;
    }
    const std::shared_ptr<Given> given(new Given{{command}});
    command.runs([work, given] { return work(*given); });
    return command;
  }
  /// Requires exactly one subcommand on the command line.
  void require_command() const;

  /// Adds an option, as `--tag T`: its name, and the unit that stands for the value in the help. A
  /// name without `--` is that of an argument.
  Option add(const std::string& name, std::string& value, const std::string& description,
             const Traits& traits = {}) const;
  Option add(const std::string& name, std::vector<std::string>& values,
             const std::string& description, const Traits& traits = {}) const;
  Option add_flag(const std::string& name, bool& value, const std::string& description) const;

  /// The end of the help: lines, then "Example:" and the command line, indented by two blanks.
  void footer(const std::string& text) const;
  /// The purpose in Markdown, for the manual page, if the one-line description is too short.
  void purpose(const std::string& text) const;

  /// Throws Failure if the command line gives an option or an argument that is not among these:
  /// "NAME: does not go with WHAT".
  void require_only(std::initializer_list<std::string_view> names, std::string_view what) const;

  /// The options and arguments on the command line, in the order of their first appearance.
  [[nodiscard]] std::vector<GivenOption> given() const;

  /// The work to do when the command line names this command.
  void runs(Work work) const;
  /// A check before the work, whichever command it is of: it asks its option whether it was given.
  void before_work(std::function<void()> check) const;

 private:
  CLI::App& app_;
  CommandData& data_;
  bool is_named_;  ///< the command line may name it
};

/// Throws Failure for the first of these options that is given: "NAME: does not go with WHAT".
void require_absent(std::initializer_list<std::pair<std::string_view, bool>> options,
                    std::string_view what);

/// Adds one command to a program.
using AddCommand = void (*)(const Command& program);

/// A Markdown page that is also a manual page.
struct MarkdownPage {
  std::string name;  ///< `hurdle-positions`
  int section = 7;
  std::filesystem::path file;
  std::string same_as;  ///< if this is an alias, the name of the real page; else empty
};

/// A program and its commands.
struct Program {
  std::string name;
  std::string description;
  std::string example;  ///< the command whose help the program's help recommends to newcomers
  std::initializer_list<AddCommand> commands;
  /// The pages of the manual besides those of the commands; null without any.
  std::vector<MarkdownPage> (*pages)() = nullptr;
  std::string purpose = "";  ///< like a command's purpose
};

/// Parses the command line. Returns the work of the given command, or of printing the help or the
/// version. Throws Failure for bad usage.
[[nodiscard]] Work read_command_line(const Program& program, int argc, char** argv);

}  // namespace hurdle::cli
