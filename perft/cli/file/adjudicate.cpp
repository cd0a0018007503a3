// `hurdle adjudicate --variants`: judges records of games of variants files.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <set>

#include "perft/cli/file/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/file/games/record.hpp"
#include "perft/output/json_list.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle::cli {
namespace {

std::string state_of(const file::FileRecord& record) {
  const std::string where =
      record.plies == 0 ? "at the start" : fmt::format("after ply {}", record.plies);
  if (record.end) {
    return fmt::format("over {}: {} by {}: {}", where, record.end->result, record.end->clause,
                       record.end->sentence);
  }
  if (record.result != "*") {
    return fmt::format("over {}: {} by {}", where, record.result,
                       record.by.empty() ? "a claim without a reason" : record.by);
  }
  return fmt::format("goes on {}", where);
}

void print_verdict(const std::string& file, const file::FileRecord& record) {
  if (!record.illegal && (record.mistakes.empty() || record.end)) {
    print(fmt::format("{}:{}: {}: {}\n", file, record.line, record.id, state_of(record)));
  }
  for (const file::FileMistake& mistake : record.mistakes) {
    print(fmt::format("{}:{}: {}: wrong: {}\n", file, mistake.line, record.id, mistake.words));
  }
}

Json json_of(const std::string& file, const file::FileRecord& record) {
  Json mistakes = list_of(record.mistakes, [](const file::FileMistake& mistake) -> Json {
    return {{"line", mistake.line}, {"words", mistake.words}};
  });
  Json json{{"file", file},
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

}  // namespace

void note_unjudged_ends(const file::Game& game) {
  const std::vector<std::string> keys = unjudged_ends(game);
  if (!keys.empty()) {
    print_to_stderr(fmt::format("note: Hurdle does not judge these ends of {}: {}", game.name,
                                fmt::join(keys, ", ")));
  }
}

int adjudicate_in_file(const VariantsFileOption& variants, const std::vector<std::string>& files,
                       const JsonOption& json) {
  const file::Games games = variants.load();
  const auto find = [&](const std::string& name) {
    if (stop_flag()) {  // asked once a game: a file may have many
      throw Interrupted();
    }
    const auto own = games.find(name);
    return own != nullptr ? own : file::built_in_games().find(name);
  };
  Json list = Json::array();
  std::set<std::string> noted;
  std::size_t right = 0;
  for (const std::string& file : files) {
    for (const file::FileRecord& record : file::judge_pgn(read_file(file), file, find)) {
      if (noted.insert(record.game->name).second) {
        note_unjudged_ends(*record.game);
      }
      if (!json.takes_stdout()) {
        print_verdict(file, record);
      }
      list.push_back(json_of(file, record));
      right += record.mistakes.empty() ? 1 : 0;
    }
  }
  const std::size_t all = list.size();
  if (all > 1 && !json.takes_stdout()) {
    print(fmt::format("{} games, {} right, {} wrong\n", all, right, all - right));
  }
  json.write("adjudicate", {{"games", std::move(list)}, {"right", right}, {"wrong", all - right}});
  return right == all ? good : wrong;
}

}  // namespace hurdle::cli
