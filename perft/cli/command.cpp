#include "perft/cli/command.hpp"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <memory>
#include <sstream>
#include <utility>

#include "movegen/vocab/text.hpp"
#include "perft/cli/failure.hpp"
#include "perft/cli/numbers.hpp"
#include "perft/cli/output.hpp"
#include "perft/output/build_info.hpp"

namespace hurdle::cli {
namespace {

/// Without the last end of line, which CLI11 adds.
std::string version_lines() {
  std::string text = version_text();
  while (!text.empty() && text.back() == '\n') {
    text.pop_back();
  }
  return text;
}

/// The command that was named, or the program itself.
std::string command_line_name(const CLI::App& app) {
  std::string name = app.get_name();
  const CLI::App* inner = &app;
  while (!inner->get_subcommands().empty()) {
    inner = inner->get_subcommands().front();
    name += " " + inner->get_name();
  }
  return name;
}

/// CLI11 takes -1 for an option. The only number without an option's name is perft's DEPTH.
bool is_negative_number(const std::string& text) {
  return text.size() > 1 && text[0] == '-' &&
         std::isdigit(static_cast<unsigned char>(text[1])) != 0;
}

std::string usage_message(const CLI::App& app, const CLI::ParseError& error) {
  const auto extras = app.remaining(true);
  const auto negative = std::find_if(extras.begin(), extras.end(), is_negative_number);
  if (negative != extras.end()) {
    return number_message("DEPTH", *negative, depth_range());
  }
  const std::string name = command_line_name(app);
  const std::string message =
      extras.empty() ? std::string(error.what())
                     : fmt::format("unknown argument '{}'", hurdle::quoted(extras.front()));
  return fmt::format("{}; see {} --help", message, name);
}

/// Help and version go to stdout; everything else CLI11 throws is bad usage.
Work answer_to(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() != 0) {
    throw Failure(usage_message(app, error));
  }
  std::ostringstream text;
  app.exit(error, text, text);
  return [lines = text.str()] {
    print(lines);
    return static_cast<int>(good);
  };
}

void add_commands(CLI::App& app, const Program& program, Work& work) {
  app.name(program.name);
  app.set_version_flag("--version", version_lines,
                       "Version, commit, compiler, flags, CPU features");
  app.require_subcommand(1);
  for (const AddCommand add : program.commands) {
    add(Command(app, work));
  }
  app.footer("Every command explains itself: " + program.name + " " + program.example +
             " --help\nExit codes: 0 good, 1 wrong or illegal, 2 bad input or unusable, "
             "130 interrupted");
}

}  // namespace

bool Option::given() const {
  return option_ != nullptr && option_->count() > 0;
}

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::one_at_a_time() {
  option_->allow_extra_args(false);
  return *this;
}

Option& Option::separated_by(char delimiter) {
  option_->delimiter(delimiter);
  return *this;
}

Option& Option::shows_default() {
  option_->capture_default_str();
  return *this;
}

Option& Option::excludes(const Option& other) {
  option_->excludes(other.option_);
  return *this;
}

Command Command::add_command(const std::string& name, const std::string& description) const {
  return {*app_.add_subcommand(name, description), work_};
}

void Command::require_command() const {
  app_.require_subcommand(1);
}

void Command::add_argument(const std::string& name, std::string& value,
                           const std::string& description) const {
  app_.add_option(name, value, description)->required()->type_name("");
}

void Command::add_optional_argument(const std::string& name, std::string& value,
                                    const std::string& description) const {
  app_.add_option(name, value, description)->type_name("");
}

void Command::add_arguments(const std::string& name, std::vector<std::string>& values,
                            const std::string& description) const {
  app_.add_option(name, values, description)->required()->type_name("");
}

void Command::add_optional_arguments(const std::string& name, std::vector<std::string>& values,
                                     const std::string& description) const {
  app_.add_option(name, values, description)->type_name("");
}

Option Command::add_option(const std::string& name, std::string& value,
                           const std::string& description, const std::string& unit) const {
  return Option(app_.add_option(name, value, description)->type_name(unit));
}

Option Command::add_list(const std::string& name, std::vector<std::string>& values,
                         const std::string& description, const std::string& unit) const {
  return Option(app_.add_option(name, values, description)->type_name(unit));
}

void Command::add_flag(const std::string& name, bool& value, const std::string& description) const {
  app_.add_flag(name, value, description);
}

void Command::footer(const std::string& text) const {
  app_.footer(text);
}

void Command::runs(Work work) const {
  app_.callback([&chosen = work_, work = std::move(work)] { chosen = work; });
}

Work read_command_line(const Program& program, int argc, char** argv) {
  // The work outlives this function and may ask options whether they were given.
  const auto app = std::make_shared<CLI::App>(program.description);
  Work work;
  add_commands(*app, program, work);
  try {
    app->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return answer_to(*app, error);
  }
  return [app, work] { return work(); };
}

}  // namespace hurdle::cli
