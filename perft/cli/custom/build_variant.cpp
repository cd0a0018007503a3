// `hurdle build-variant`: the fast generator of a custom game, compiled on this machine.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "perft/cli/custom/custom_game.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/custom/fast/build.hpp"
#include "perft/custom/fast/compiler.hpp"

namespace hurdle::cli {
namespace {

constexpr std::uint64_t most_nodes = 1'000'000'000'000;
constexpr std::uint64_t most_compared = 1'000'000;

struct BuildArguments : Arguments {
  Argument file{command, "FILE",
                "A file in Fairy-Stockfish's variants.ini format; builtin: the games that such "
                "files inherit from"};
  OptionalArgument name{command, "NAME", "A custom game of the file"};
  Flag list{command, "--list", "List which games fit the fast generator, and why others do not"};
  NumberOption positions{command, "--positions N", "Compare on N random positions (default 300)",
                         Range{1, most_compared}, custom::CompareOptions{}.positions};
  NumberOption seed{command, "--seed N", "Seed of the positions (default 1)", Range{},
                    custom::CompareOptions{}.seed};
  NumberOption nodes{
      command, "--nodes N",
      "Compare perft of each position to the depth that has at most about N nodes (default 100000)",
      Range{1, most_nodes}, custom::CompareOptions{}.most_nodes};
  ThreadsOption threads{command, "Threads of the referee (default: one for each core)"};
  JsonOption json{command};
};

/// Says of every game whether it fits.
int list_games(const BuildArguments& options) {
  Json games = Json::array();
  for (const auto& game : load_games("FILE", *options.file).loaded) {
    const std::string reason = custom::why_not_fast(game->facts);
    options.json.print(fmt::format("{}: {}\n", game->name, reason.empty() ? "fits" : reason));
    games.push_back({{"variant", game->name}, {"fits", reason.empty()}, {"reason", reason}});
  }
  options.json.write("build-variant", {{"games", std::move(games)}});
  return good;
}

void print_report(const std::string& name, const BuildArguments& options,
                  const custom::BuildReport& report) {
  print(fmt::format("source   {}\n", report.source));
  if (!report.known) {
    print(fmt::format("compiled in {:.1f} s by {}\n", report.compile_seconds, report.compiler));
  }
  for (const std::string& difference : report.comparison.differences) {
    print(difference + "\n");
  }
  if (report.library.empty()) {
    print(fmt::format("The fast generator differs from the referee and is not used; compared: {}\n",
                      report.compared));
    return;
  }
  print(fmt::format("equal to the referee on {}\n", report.compared));
  print(fmt::format("library  {}{}\n", report.library, report.known ? ", built before" : ""));
  print(fmt::format("Now hurdle perft {} N --variants {} counts by it.\n", name, *options.file));
}

int build_variant(const BuildArguments& options) {
  if (options.list) {
    require_absent({{"NAME", !options.name->empty()}}, "--list, which lists every game of FILE");
    return list_games(options);
  }
  if (options.name->empty()) {
    throw Failure("build-variant: expected the NAME of a game, or --list");
  }
  const auto game = find_game("FILE", *options.file, *options.name);
  const custom::CompareOptions compare{static_cast<std::size_t>(options.positions.value()),
                                       options.seed.value(), options.nodes.value(),
                                       started(options.threads.value()), &stop_flag()};
  const bool asks_to_compare =
      options.positions.given() || options.seed.given() || options.nodes.given();
  custom::BuildReport report;
  try {
    report = custom::build_library(
        *game, compare, asks_to_compare ? custom::Kept::compare_again : custom::Kept::is_enough);
  } catch (const custom::Misfit& misfit) {
    throw Failure(fmt::format("{} does not fit the fast generator: {}; the referee counts it",
                              game->name, misfit.what()));
  } catch (const custom::BuildError& error) {
    throw_if_set(&stop_flag());  // Ctrl-C ends the compiler too
    throw Failure(error.what());
  }
  if (!report.damage.empty()) {
    print_to_stderr(report.damage + "; built again");
  }
  if (!options.json.takes_stdout()) {
    print_report(game->name, options, report);
  }
  options.json.write("build-variant", {{"variant", game->name},
                                       {"source", report.source},
                                       {"library", report.library},
                                       {"compiler", report.compiler},
                                       {"compared", report.compared},
                                       {"differences", report.comparison.differences}});
  return report.library.empty() ? wrong : good;
}

}  // namespace

void add_build_variant(const Command& program) {
  const Command command = program.add_command(
      "build-variant", "Compile the fast generator of a custom game", build_variant);
  command.purpose(
      "Translates a custom game (one that a variants file describes) for the fast generator, "
      "compiles it by the machine's C++ compiler (CXX, or else c++, g++ or clang++), and compares "
      "it with the plain referee. A library without a difference is kept in `hurdle` in "
      "XDG_CACHE_HOME (~/.cache), and `hurdle perft` counts by it. The exit code is 1 if the "
      "library differs from the referee, and 2 if the game does not fit or cannot be compiled.");
  command.footer("Example:\n  hurdle build-variant builtin capablanca");
}

}  // namespace hurdle::cli
