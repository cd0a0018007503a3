#include "perft/cli/sets/game_lines.hpp"

#include <nlohmann/json.hpp>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/games/random.hpp"
#include "perft/games/verdict.hpp"
#include "perft/output/json.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

/// The result at the start and after each legal ply; `*` while the game goes on.
Json results_of(const GameRecord& record) {
  const std::string going_on = "*";
  JudgedGame game(*record.variant, record.start.setup, record.options);
  Json results = Json::array();
  const auto add = [&] {
    results.push_back(game.end() ? std::string(to_text(game.end()->result)) : going_on);
  };
  add();
  for (const Move move : record.moves) {
    if (game.end() || !game.play(move)) {
      break;
    }
    add();
  }
  return results;
}

Json json_of(const GameSet& set, const GameRecord& record) {
  const Notation& notation = record.variant->notation;
  Json options = Json::object();
  for (const auto& [name, value] : record.options) {
    options[name] = value;
  }
  Json moves = list_of(record.moves, [&](const Move move) { return to_text(notation, move); });
  const std::optional<GameEnd> end = judge(record).end();
  return {{"schema", 1},
          {"variant", notation.name},
          {"file", set.name},
          {"id", record.start.id},
          {"about", record.start.about},
          {"exercises", record.start.exercises},
          {"tags", record.start.tags},
          {"options", std::move(options)},
          {"fen", to_fen(notation, record.start.setup)},
          {"moves", std::move(moves)},
          {"results", results_of(record)},
          {"result", record.result.value_or("*")},
          {"by", record.by.empty() ? Json(nullptr) : Json(record.by)},
          {"clause", end ? Json(end->clause) : Json(nullptr)},
          {"sentence", end ? Json(end->sentence) : Json(nullptr)}};
}

}  // namespace

std::string to_json_lines(const GameSet& set) {
  return join_texts(set.games, "",
                    [&](const GameRecord& record) { return json_of(set, record).dump() + '\n'; });
}

std::string to_pgn_text(const GameSet& set) {
  return join_texts(set.games, "", [](const GameRecord& record) { return to_pgn(record); });
}

}  // namespace hurdle::cli
