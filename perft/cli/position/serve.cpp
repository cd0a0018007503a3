// `hurdle serve`: runs Hurdle as an engine for other programs.
#include <fmt/format.h>

#include <iostream>
#include <memory>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/custom_game.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/output/build_info.hpp"
#include "perft/serve/game.hpp"
#include "perft/serve/jsonl.hpp"
#include "perft/serve/uci.hpp"

namespace hurdle::cli {
namespace {

struct ServeArguments : Arguments {
  TextOption protocol{
      command, "--protocol NAME", "uci, or jsonl: each question and reply is a line of JSON",
      Traits{.offers = one_of("uci, jsonl"), .otherwise = "uci", .shows_default = true}};
  TextOption variant{
      command, "--variant NAME",
      "With uci: the game until UCI_Variant is set (default: the file's first, or chess)",
      Traits{.offers = offered_variants}};
  VariantsFileOption file{command};
  NumberOption threads{command, "--threads N", "Threads for each count, 1 to 1024 (default 1)",
                       thread_range(), 1};
  HashOption hash{command};
};

/// The games of the file. Writes to stderr what does not load. Throws Failure if the option names
/// the file and nothing loads: the first game of the file is the one to play.
serve::ServedGames custom_games(const VariantsFileOption& option) {
  serve::ServedGames served;
  const custom::Games games = option.load();
  option.print_errors(games);
  if (option.given() && games.loaded.empty()) {
    throw Failure(fmt::format(
        "--variants {}: {}", hurdle::quoted_path(option.path()),
        games.described == 0 ? "no section [NAME] in this file" : "no game of this file loads"));
  }
  for (const auto& game : games.loaded) {
    served.push_back(serve::of_custom_game(game));
  }
  return served;
}

/// Every game. The first one with a name is played under it: a file that the option names comes
/// before Hurdle's own games, another one after them.
serve::ServedGames all_games(const VariantsFileOption& option) {
  serve::ServedGames games;
  for (const Variant& variant : all_variants()) {
    games.push_back(serve::by_the_rules(variant));
  }
  if (!option.path().empty()) {
    const serve::ServedGames custom = custom_games(option);
    games.insert(option.given() ? games.begin() : games.end(), custom.begin(), custom.end());
  }
  return games;
}

std::shared_ptr<const serve::ServedGame> game_named(const ServeArguments& options,
                                                    const std::string& name) {
  const auto custom = options.file.game(name);
  return custom != nullptr ? serve::of_custom_game(custom)
                           : serve::by_the_rules(variant_named(name));
}

/// Every game, the first one until the client chooses another: the named one, the first of a named
/// file, or else chess, as in UCI without UCI_Variant.
serve::ServedGames games_for_uci(const ServeArguments& options) {
  const bool named = options.variant.given();
  const bool is_custom = !named && options.file.given();
  const auto first = is_custom ? nullptr : game_named(options, named ? *options.variant : "chess");
  const serve::ServedGames all = all_games(options.file);
  serve::ServedGames games{is_custom ? all.front() : first};
  for (const auto& game : all) {
    if (game->name() != games.front()->name()) {
      games.push_back(game);
    }
  }
  return games;
}

int answer(const ServeArguments& options) {
  CountOptions how;
  how.threads = started(options.threads.value());
  how.hash_bytes = options.hash.bytes();
  leave_signals();
  if (*options.protocol == "uci") {
    serve::answer_uci({"hurdle " + build_info().version, games_for_uci(options), how, true},
                      std::cin, std::cout, std::cerr);
  } else if (*options.protocol == "jsonl") {
    if (options.variant.given()) {
      throw Failure("--variant is for --protocol uci: a line of JSON names its own variant");
    }
    serve::answer_jsonl(all_games(options.file), how, std::cin, std::cout);
  } else {
    throw Failure(
        fmt::format("--protocol '{}': expected uci or jsonl", hurdle::quoted(*options.protocol)));
  }
  flush_replies();
  return good;
}

}  // namespace

void add_serve(const Command& program) {
  const Command command = program.add_command(
      "serve", "Run as an engine without a search: answer questions about positions on stdin",
      answer);
  command.footer(
      "Example:\n  hurdle serve --protocol jsonl\n  hurdle serve --variant chess --threads 4\n"
      "  hurdle check positions/makruk --tag quick --engine \"hurdle serve\"\n"
      "  hurdle serve --variants my.ini --variant mygame");
}

}  // namespace hurdle::cli
