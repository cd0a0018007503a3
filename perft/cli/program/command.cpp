#include "perft/cli/program/command.hpp"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <memory>
#include <sstream>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/generate/completion.hpp"
#include "perft/cli/program/generate/description.hpp"
#include "perft/cli/program/generate/manual.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/suggestion.hpp"
#include "perft/output/build_info.hpp"

namespace hurdle::cli {
namespace {

/// The version text without its last line end, which CLI11 adds.
std::string version_lines() {
  std::string text = version_text();
  while (!text.empty() && text.back() == '\n') {
    text.pop_back();
  }
  return text;
}

/// The program's name and the commands on the command line: `hurdle campaign start`.
std::string command_line_name(const CLI::App& app) {
  std::string name = app.get_name();
  const CLI::App* inner = &app;
  while (!inner->get_subcommands().empty()) {
    inner = inner->get_subcommands().front();
    name += " " + inner->get_name();
  }
  return name;
}

/// Whether the text is a negative number. CLI11 takes -1 for an option; the only positional number
/// is the DEPTH of perft.
bool is_negative_number(const std::string& text) {
  return text.size() > 1 && text[0] == '-' && is_digit(text[1]);
}

/// If an argument is missing: what the given ones were read as, " ('5' was read as VARIANT)". This
/// shows a user that the first argument is missing.
std::string given_arguments(const CLI::App& command, const CLI::ParseError& error) {
  std::string given;
  bool lacks_an_argument = false;
  for (const CLI::Option* option : command.get_options()) {
    if (!option->get_positional()) {
      continue;
    }
    if (option->count() > 0) {
      given += fmt::format("{}'{}' was read as {}", given.empty() ? "" : ", ",
                           hurdle::quoted(option->results().front()), option->get_name(true));
    } else {
      lacks_an_argument |= error.what() == option->get_name(true) + " is required";
    }
  }
  return error.get_name() == "RequiredError" && lacks_an_argument && !given.empty()
             ? " (" + given + ")"
             : "";
}

std::string usage_message(const CLI::App& app, const CLI::ParseError& error) {
  const auto extras = app.remaining(true);
  const auto negative = std::ranges::find_if(extras, is_negative_number);
  if (negative != extras.end()) {
    return number_message("DEPTH", *negative, depth_range());
  }
  const std::string name = command_line_name(app);
  const std::string message =
      extras.empty() ? error.what() + given_arguments(innermost(app), error)
                     : fmt::format("unknown argument '{}'{}", hurdle::quoted(extras.front()),
                                   suggestion(app, extras.front()));
  return fmt::format("{}; see {} --help", message, name);
}

/// The work for an exception of CLI11: printing the help or the version. Throws Failure for any
/// other one, which is bad usage, and for help on an unknown command.
Work answer_to(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() != 0 || !app.remaining(true).empty()) {
    throw Failure(usage_message(app, error));
  }
  std::ostringstream text;
  app.exit(error, text, text);
  return [lines = text.str()] {
    print(lines);
    return static_cast<int>(good);
  };
}

std::string exit_codes() {
  return join_texts(exit_meanings, ", ", [](const ExitMeaning& one) {
    return fmt::format("{} {}", static_cast<int>(one.code), one.words);
  });
}

/// The arguments of `--generate`, which makes pages and scripts from the description of the
/// commands.
struct Generate {
  std::string what;
  std::string folder;
};

/// The first argument of a request for completions. It is no option of CLI11, because the arguments
/// after it are the command line to complete.
constexpr std::string_view complete_word = "--complete";

void add_commands(CLI::App& app, const Program& program, CommandData& data, Generate& generate) {
  app.name(program.name);
  app.set_version_flag("-V,--version", version_lines,
                       "Version, commit, compiler, flags, CPU features");
  const Command itself(app, data);
  itself.add(
      "--generate WHAT", generate.what,
      "Print a manual page, such as " + program.name + ".1, or a completion script: " +
          "complete-bash, complete-zsh or complete-fish; man writes all pages into the folder --to",
      Traits{.offers = [&program](const Typed&) { return generate::generated_names(program); }});
  itself.add("--to DIR", generate.folder,
             "Folder in which --generate man creates man1, man5 and man7");
  itself.purpose(program.purpose);
  app.require_subcommand(1);
  for (const AddCommand add : program.commands) {
    add(itself);
  }
  app.footer("Options of a command: " + program.name + " " + program.example +
             " --help\nExit codes: " + exit_codes());
}

/// Whether the error is only that `--generate WHAT` has no command.
bool asks_to_generate(const CLI::App& app, const CLI::ParseError& error) {
  return error.get_name() == "RequiredError" && app.get_subcommands().empty() &&
         app.count("--generate") > 0 && app.remaining().empty();
}

/// The objects that parsing a command line and the work of its command need.
struct CommandLine {
  CommandLine(const Program& of, std::string_view command) : program(of), app(of.description) {
    data.named = command;
    add_commands(app, program, data, generate);
  }

  const Program& program;
  CLI::App app;
  CommandData data;
  Generate generate;
};

/// Prints the completions for the arguments after `complete_word`.
Work completion(const std::shared_ptr<CommandLine>& line, int argc, char** argv) {
  const std::vector<std::string> words(argv + 2, argv + argc);
  return [line, words] {
    print(generate::completed(describe(line->app, line->data), words));
    return static_cast<int>(good);
  };
}

Work generation(const std::shared_ptr<CommandLine>& line) {
  return [line] {
    const Generate& asked = line->generate;
    const CommandText text = describe(line->app, line->data);
    if (asked.folder.empty()) {
      print(generate::generated(line->program, text, asked.what));
    } else {
      generate::write_manual(line->program, text, asked.what, asked.folder);
    }
    return static_cast<int>(good);
  };
}

/// The name of `--tag T`.
std::string bare(const std::string& name) {
  return name.substr(0, name.find(' '));
}

/// Gives a new option its unit and traits.
CLI::Option* with_traits(CLI::Option* option, const std::string& name, const Traits& traits,
                         CommandData& data) {
  const std::size_t end = name.find(' ');
  option->type_name(end == std::string::npos ? "" : name.substr(end + 1));
  option->required(traits.required);
  if (traits.shows_default) {
    option->capture_default_str();
  }
  if (traits.separator != '\0') {
    option->delimiter(traits.separator);
  }
  if (traits.one_at_a_time || traits.separator != '\0') {
    option->allow_extra_args(false);
  }
  if (traits.offers) {
    data.offers[option] = traits.offers;
  }
  return option;
}

}  // namespace

bool Option::given() const {
  return option_ != nullptr && option_->count() > 0;
}

Option& Option::excludes(const Option& other) {
  option_->excludes(other.option_);
  return *this;
}

Command Command::add_command(const std::string& name, const std::string& description) const {
  const bool is_other = app_.get_parent() == nullptr && !data_.named.empty() && data_.named != name;
  return {*app_.add_subcommand(name, description), data_, is_named_ && !is_other};
}

void Command::require_command() const {
  app_.require_subcommand(1);
}

Option Command::add(const std::string& name, std::string& value, const std::string& description,
                    const Traits& traits) const {
  value = traits.otherwise;
  return Option(with_traits(app_.add_option(bare(name), value, description), name, traits, data_));
}

Option Command::add(const std::string& name, std::vector<std::string>& values,
                    const std::string& description, const Traits& traits) const {
  return Option(with_traits(app_.add_option(bare(name), values, description), name, traits, data_));
}

Option Command::add_flag(const std::string& name, bool& value,
                         const std::string& description) const {
  return Option(app_.add_flag(name, value, description));
}

void Command::footer(const std::string& text) const {
  app_.footer(text);
}

void Command::purpose(const std::string& text) const {
  data_.purposes[&app_] = text;
}

void Command::require_only(std::initializer_list<std::string_view> names,
                           std::string_view what) const {
  for (const CLI::Option* option : app_.get_options()) {
    const std::string name = option->get_name();
    const bool among = std::ranges::find(names, name) != names.end();
    require_absent({{name, option->count() > 0 && !among}}, what);
  }
}

void require_absent(std::initializer_list<std::pair<std::string_view, bool>> options,
                    std::string_view what) {
  for (const auto& [name, given] : options) {
    if (given) {
      throw Failure(fmt::format("{}: does not go with {}", name, what));
    }
  }
}

std::vector<GivenOption> Command::given() const {
  std::vector<GivenOption> all;
  for (const CLI::Option* option : app_.parse_order()) {
    const auto same = [&](const GivenOption& one) { return one.name == option->get_name(); };
    if (std::ranges::none_of(all, same)) {
      const bool is_flag = option->get_items_expected_max() == 0;
      all.push_back({option->get_name(), !option->nonpositional(),
                     is_flag ? std::vector<std::string>() : option->results()});
    }
  }
  return all;
}

void Command::runs(Work work) const {
  app_.callback([&chosen = data_.work, work = std::move(work)] { chosen = work; });
}

void Command::before_work(std::function<void()> check) const {
  data_.checks.push_back(std::move(check));
}

namespace {

/// The name of an option in the previous version, and its present name.
struct RenamedOption {
  std::string_view before;
  std::string_view now;
};

/// The previous names work for one more version; the help does not show them.
constexpr std::array<RenamedOption, 2> renamed_options{
    {{"--reading", "--house-rules"}, {"--readings", "--house-rules"}}};

std::string with_current_name(std::string_view argument) {
  const std::string_view name = argument.substr(0, argument.find('='));
  for (const RenamedOption& option : renamed_options) {
    if (name == option.before) {
      return std::string(option.now) + std::string(argument.substr(name.size()));
    }
  }
  return std::string(argument);
}

/// The arguments in CLI11's order: the last one first, without the program's name.
std::vector<std::string> arguments_of(int argc, char** argv) {
  std::vector<std::string> arguments;
  for (int index = argc - 1; index > 0; --index) {
    arguments.push_back(with_current_name(argv[index]));
  }
  if (!arguments.empty() && arguments.back() == "help") {  // `help COMMAND` is `COMMAND --help`
    arguments.pop_back();
    arguments.insert(arguments.begin(), "--help");
  }
  return arguments;
}

/// Throws Failure for an option that takes a file and is given an empty name, before the work whose
/// result the file was to take.
void require_names_of_files(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options()) {
    const bool takes_file = option->nonpositional() && option->get_type_name() == "FILE";
    if (takes_file && std::ranges::any_of(option->results(), &std::string::empty)) {
      throw Failure(fmt::format("{}: expected a file, found ''", option->get_name()));
    }
  }
}

/// The values on the command line that may name files: not those of flags and of these arguments.
std::vector<std::string> possible_files(const CLI::App& command) {
  constexpr std::array<std::string_view, 7> no_files{"VARIANT", "V",    "DEPTH", "MATERIAL",
                                                     "MOVE",    "NAME", "NAMES"};
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    const std::string unit =
        option->nonpositional() ? option->get_type_name() : option->get_name(true);
    const bool takes_file = std::ranges::find(no_files, unit) == no_files.end();
    if (takes_file && option->get_items_expected_max() != 0) {
      names.insert(names.end(), option->results().begin(), option->results().end());
    }
  }
  return names;
}

}  // namespace

Work read_command_line(const Program& program, int argc, char** argv) {
  const std::string first = argc > 1 ? argv[1] : "";
  // Shared, because the work outlives this function and calls Option::given.
  auto line = std::make_shared<CommandLine>(program, first);
  const auto is_first = [&](const CLI::App* command) { return command->check_name(first); };
  if (std::as_const(line->app).get_subcommands(is_first).empty()) {
    line = std::make_shared<CommandLine>(program, "");  // help, or a word that is no command
  }
  if (first == complete_word) {
    return completion(line, argc, argv);
  }
  CLI::App& app = line->app;
  try {
    app.parse(arguments_of(argc, argv));
  } catch (const CLI::ParseError& error) {
    return asks_to_generate(app, error) ? generation(line) : answer_to(app, error);
  }
  if (app.count("--generate") + app.count("--to") > 0) {
    throw Failure("--generate stands alone, without a command; see " + program.name + " --help");
  }
  return [line] {
    require_names_of_files(innermost(line->app));
    note_files(possible_files(innermost(line->app)));
    for (const auto& check : line->data.checks) {
      check();
    }
    return line->data.work();
  };
}

}  // namespace hurdle::cli
