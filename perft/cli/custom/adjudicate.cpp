// `hurdle adjudicate --variants`: judges records of custom games.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/count/variants.hpp"
#include "perft/custom/games/record.hpp"
#include "perft/games/record.hpp"
#include "perft/output/json_list.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle::cli {
namespace {

std::string state_of(const custom::CustomRecord& record) {
  const std::string where =
      record.plies == 0 ? "at the start" : fmt::format("after ply {}", record.plies);
  if (record.end) {
    return fmt::format("over {}: {} by {}: {}", where, record.end->result, record.end->clause,
                       record.end->sentence);
  }
  if (!record.result.empty() && record.result != "*") {
    return fmt::format("over {}: {} by {}", where, record.result,
                       record.by.empty() ? "a claim without a reason" : record.by);
  }
  return fmt::format("goes on {}", where);
}

/// The place of a record, as a prefix of messages; empty for one on the command line.
std::string place(const std::string& file, int line, const custom::CustomRecord& record) {
  return file.empty() ? "" : fmt::format("{}:{}: {}: ", file, line, record.id);
}

void print_verdict(const std::string& file, const custom::CustomRecord& record) {
  if (!record.illegal && (record.mistakes.empty() || record.end)) {
    print(fmt::format("{}{}\n", place(file, record.line, record), state_of(record)));
  }
  for (const custom::CustomMistake& mistake : record.mistakes) {
    print(fmt::format("{}wrong: {}\n", place(file, mistake.line, record), mistake.words));
  }
}

Json json_of(const std::string& file, const custom::CustomRecord& record) {
  Json mistakes = list_of(record.mistakes, [](const custom::CustomMistake& mistake) -> Json {
    return {{"line", mistake.line}, {"words", mistake.words}};
  });
  Json json{{"file", file.empty() ? Json(nullptr) : Json(file)},
            {"line", record.line},
            {"id", record.id},
            {"variant", record.game->name},
            {"plies", record.plies},
            {"right", record.mistakes.empty()},
            {"end", nullptr},
            {"illegal", nullptr},
            {"unjudged", unjudged_ends(*record.game)},
            {"mistakes", std::move(mistakes)}};
  if (record.end) {
    json["end"] = {{"result", record.end->result},
                   {"clause", record.end->clause},
                   {"sentence", record.end->sentence}};
  }
  if (record.illegal) {
    json["illegal"] = {{"ply", record.illegal->ply},
                       {"move", record.illegal->move},
                       {"clause", record.illegal->why.clause},
                       {"sentence", record.illegal->why.sentence}};
  }
  return json;
}

/// Prints and writes the verdicts.
class Verdicts {
 public:
  explicit Verdicts(const JsonOption& json) : json_(json) {}

  void add(const std::string& file, const custom::CustomRecord& record) {
    if (noted_.insert(record.game->name).second) {
      note_unjudged_ends(*record.game);
    }
    if (!json_.takes_stdout()) {
      print_verdict(file, record);
    }
    list_.push_back(json_of(file, record));
    right_ += record.mistakes.empty() ? 1 : 0;
  }

  /// The exit code.
  int finish() { return finish_verdicts(std::move(list_), right_, json_); }

 private:
  const JsonOption& json_;
  Json list_ = Json::array();
  std::set<std::string> noted_;
  std::size_t right_ = 0;
};

/// Throws Failure for a YAML file: no YAML format has games of custom games.
void require_pgn(const std::string& file) {
  const std::string extension = to_lower(std::filesystem::path(file).extension().string());
  if (extension == ".yaml" || extension == ".yml") {
    throw Failure(
        fmt::format("{}: expected PGN with the tag Variant, found YAML; adjudicate reads YAML for "
                    "Hurdle's own games, without --variants, and hurdle verify counts sets of "
                    "positions",
                    hurdle::quoted_path(file)));
  }
}

/// The game of a file, or else the built-in one, with this name, as `capablanca`; programs also
/// write `Capablanca`. Null if there is none.
std::shared_ptr<const custom::Game> game_named(const custom::Games& games,
                                               const std::string& name) {
  for (const std::string& spelling : {name, to_lower(name)}) {
    for (const custom::Games* list : {&games, &custom::built_in_games()}) {
      if (auto found = list->find(spelling)) {
        return found;
      }
    }
  }
  return nullptr;
}

}  // namespace

void note_unjudged_ends(const custom::Game& game) {
  const std::vector<std::string> keys = unjudged_ends(game);
  if (!keys.empty()) {
    print_to_stderr(fmt::format("note: Hurdle does not judge these ends of {}: {}", game.name,
                                fmt::join(keys, ", ")));
  }
}

int finish_verdicts(Json games, std::size_t right, const JsonOption& json) {
  const std::size_t all = games.size();
  if (all > 1 && !json.takes_stdout()) {
    print(fmt::format("{} games, {} right, {} wrong\n", all, right, all - right));
  }
  json.write("adjudicate", {{"games", std::move(games)}, {"right", right}, {"wrong", all - right}});
  return right == all ? good : wrong;
}

int adjudicate_custom_records(const VariantsFileOption& variants,
                              const std::vector<std::string>& files, const JsonOption& json) {
  const custom::Games games = variants.load();
  const auto find = [&](const std::string& name) {
    if (stop_flag()) {  // asked once a game: a file may have many
      throw Interrupted();
    }
    if (!variants.given() && find_variant(name) != nullptr) {
      return std::shared_ptr<const custom::Game>();  // the name means Hurdle's own game
    }
    return game_named(games, name);
  };
  Verdicts verdicts(json);
  std::for_each(files.begin(), files.end(), require_pgn);
  for (const std::string& file : files) {
    for (const custom::CustomRecord& record : custom::judge_pgn(read_file(file), file, find)) {
      verdicts.add(file, record);
    }
  }
  return verdicts.finish();
}

int adjudicate_custom_game(const custom::ClaimedGame& game, const JsonOption& json) {
  Verdicts verdicts(json);
  if (!game.result.empty()) {
    in_option("--result", [&] { custom::require_result(game.result); });
  }
  if (!game.by.empty()) {
    in_option("--by", [&] { custom::require_by(*game.game, game.by); });
  }
  in_option("--moves", [&] { verdicts.add("", custom::judge_game(game)); });
  return verdicts.finish();
}

bool holds_custom_games(const VariantsFileOption& variants, const std::string& file) {
  if (std::filesystem::path(file).extension() != ".pgn") {
    return false;
  }
  const std::string name = custom::variant_of_pgn(read_file(file));
  return !name.empty() && variant_of_tag(name) == nullptr &&
         game_named(variants.load(), name) != nullptr;
}

}  // namespace hurdle::cli
