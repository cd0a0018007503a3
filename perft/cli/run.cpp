#include "perft/cli/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <exception>
#include <new>
#include <sstream>

#include "movegen/vocab/text.hpp"
#include "perft/cli/failure.hpp"
#include "perft/cli/interrupt.hpp"
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
int answer_parse_error(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() != 0) {
    throw Failure(usage_message(app, error));
  }
  std::ostringstream text;
  app.exit(error, text, text);
  print(text.str());
  return good;
}

void add_commands(CLI::App& app, const Program& program, Work& work) {
  app.name(program.name);
  app.set_version_flag("--version", version_lines,
                       "Version, commit, compiler, flags, CPU features");
  app.require_subcommand(1);
  for (const AddCommand add : program.commands) {
    add(app, work);
  }
  app.footer("Every command explains itself: " + program.name + " " + program.example +
             " --help\nExit codes: 0 good, 1 wrong or illegal, 2 bad input or unusable, "
             "130 interrupted");
}

int run(const Program& program, int argc, char** argv) {
  CLI::App app(program.description);
  Work work;
  add_commands(app, program, work);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return answer_parse_error(app, error);
  }
  return work();
}

}  // namespace

int run_program(const Program& program, int argc, char** argv) {
  watch_signals();
  try {
    const int code = run(program, argc, argv);
    flush_output();
    return code;
  } catch (const Interrupted&) {
    talk(program.name + ": interrupted");
    return interrupted;
  } catch (const std::bad_alloc&) {
    talk(program.name + ": not enough memory (a smaller --hash?)");
  } catch (const std::exception& error) {
    talk(fmt::format("{}: {}", program.name, error.what()));
  }
  return unusable;
}

}  // namespace hurdle::cli
