// `hurdle variants --variants FILE`: the games of a file, what is wrong with it, random positions.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/sample.hpp"

namespace hurdle::cli {
namespace {

using GamePointer = std::shared_ptr<const custom::Game>;

std::vector<GamePointer> chosen(const VariantsFileOption& option, const custom::Games& games,
                                const std::vector<std::string>& names) {
  if (names.empty()) {
    return games.loaded;
  }
  std::vector<GamePointer> found;
  found.reserve(names.size());
  for (const std::string& name : names) {  // an unknown name first: it is the likelier mistake
    found.push_back(option.game(name));
  }
  if (const auto own = std::ranges::find(found, nullptr); own != found.end()) {
    throw Failure(fmt::format("{} is a game of Hurdle's own; describe it apart from custom games",
                              names[static_cast<std::size_t>(own - found.begin())]));
  }
  return found;
}

/// `mygame   9x10  of chess  STARTFEN`
std::string line_of(const custom::Game& game, std::size_t width) {
  return fmt::format("{:{}}  {:5}  {:12}  {}\n", game.name, width,
                     fmt::format("{}x{}", game.facts.size.files, game.facts.size.ranks),
                     game.parent.empty() ? "-" : game.parent, game.facts.start);
}

Json json_of(const custom::Game& game) {
  return {{"name", game.name},
          {"parent", game.parent.empty() ? Json(nullptr) : Json(game.parent)},
          {"files", game.facts.size.files},
          {"ranks", game.facts.size.ranks},
          {"start", game.facts.start},
          {"ignored", game.ignored}};
}

int lint(const VariantsFileOption& option, const custom::Games& games, const JsonOption& json) {
  if (games.described == 0) {
    throw Failure(
        fmt::format("{}: no section [NAME] in this file", hurdle::quoted_path(option.path())));
  }
  Json list = Json::array();
  bool failed = false;
  for (const custom::Problem& problem : games.problems) {
    const bool error = problem.severity == custom::Severity::error;
    failed |= error;
    json.print(to_text(problem, option.path()) + "\n");
    list.push_back({{"severity", error ? "error" : "warning"},
                    {"line", problem.line},
                    {"section", problem.section},
                    {"message", problem.message},
                    {"fairy_stockfish", problem.there},
                    {"meant", problem.meant}});
  }
  json.print(fmt::format("{} of {} {}, {}\n", games.loaded.size(), games.described,
                         games.described == 1 ? "game loads" : "games load",
                         counted(games.problems.size(), "problem")));
  json.write("variants", {{"games", games.loaded.size()}, {"problems", std::move(list)}});
  return failed ? wrong : good;
}

/// One line of JSON a position: the game, the FEN, and the replies to each legal move.
void print_positions(const custom::Game& game, std::uint64_t count, std::uint64_t seed) {
  const custom::Rules rules(game.facts);
  const custom::CustomCountOptions how{.threads = 1, .stop = &stop_flag()};
  for (const custom::Position& position :
       custom::random_positions(rules, count, seed, &stop_flag())) {
    Json moves = Json::object();
    for (const auto& [move, replies] : custom::divide(rules, position, 2, how)) {
      moves[move] = static_cast<std::uint64_t>(replies.wide());
    }
    const Json line{{"variant", game.name},
                    {"fen", custom::fen_of(game.facts, position)},
                    {"moves", std::move(moves)}};
    print(line.dump() + "\n");
  }
}

}  // namespace

int list_custom_games(const VariantsFileOption& file, const CustomListOptions& options,
                      const JsonOption& json) {
  const bool has_file = !file.path().empty();
  if (!has_file && (options.lint || options.names.empty())) {
    throw Failure("--lint, --positions: require --variants FILE");
  }
  const custom::Games games = has_file ? file.load() : custom::Games{};
  if (options.lint) {
    return lint(file, games, json);
  }
  const std::vector<GamePointer> all = chosen(file, games, options.names);
  if (options.positions > 0) {
    for (const GamePointer& game : all) {
      print_positions(*game, options.positions, options.seed);
    }
    return good;
  }
  file.print_errors(games);
  std::size_t width = 0;
  for (const GamePointer& game : all) {
    width = std::max(width, game->name.size());
  }
  Json result = Json::array();
  for (const GamePointer& game : all) {
    json.print(line_of(*game, width));
    result.push_back(json_of(*game));
  }
  json.write("variants", std::move(result));
  return good;
}

}  // namespace hurdle::cli
