#include "perft/cli/program/suggestion.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "movegen/vocab/text/nearest.hpp"

namespace hurdle::cli {
namespace {

/// The commands and long options that the innermost command on the command line knows.
std::vector<std::string> words_of(const CLI::App& app) {
  const CLI::App& inner = innermost(app);
  std::vector<std::string> known;
  for (const CLI::App* command : inner.get_subcommands({})) {
    known.push_back(command->get_name());
  }
  for (const CLI::Option* option : inner.get_options()) {
    for (const std::string& name : option->get_lnames()) {
      known.push_back("--" + name);
    }
  }
  return known;
}

/// `hurdle perft VARIANT DEPTH --divide` for the word `divide`: the only command with an option of
/// this name. Empty if there is none, or several.
std::string command_with_option(const CLI::App& app, const std::string& word) {
  std::string found;
  for (const CLI::App* command : app.get_subcommands({})) {
    if (command->get_option_no_throw("--" + word) == nullptr) {
      continue;
    }
    if (!found.empty()) {
      return "";
    }
    found = app.get_name() + " " + command->get_name();
    for (const CLI::Option* option : command->get_options()) {
      found += option->get_positional() && option->get_required() ? " " + option->get_name(true)
                                                                  : std::string();
    }
    found += " --" + word;
  }
  return found;
}

}  // namespace

const CLI::App& innermost(const CLI::App& app) {
  const CLI::App* inner = &app;
  while (!inner->get_subcommands().empty()) {
    inner = inner->get_subcommands().front();
  }
  return *inner;
}

std::string suggestion(const CLI::App& app, const std::string& unknown) {
  const auto commands = app.get_subcommands({});
  const bool has_command = !app.get_subcommands().empty();
  if (const std::string with = command_with_option(app, unknown); !has_command && !with.empty()) {
    return fmt::format(" (did you mean '{}'?)", with);
  }
  const bool is_command = has_command && std::ranges::any_of(commands, [&](const CLI::App* one) {
                            return one->get_name() == unknown;
                          });
  return is_command ? fmt::format(" (did you mean '{} {}'?)", app.get_name(), unknown)
                    : did_you_mean(unknown, words_of(app));
}

}  // namespace hurdle::cli
