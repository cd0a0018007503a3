// Fuzz target: records of games in YAML and PGN; parsed records are judged.
#include "perft/games/record.hpp"
#include "perft/games/verdict.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {
namespace {

void judge_all(const GameSet& set) {
  must(!set.games.empty(), "a file of games has a game");
  for (const GameRecord& record : set.games) {
    (void)judge(record);
  }
}

}  // namespace

void yaml_games(std::string_view input) {
  try {
    judge_all(parse_yaml_games(std::string(input), "games.yaml"));
  } catch (const SuiteError&) {
  }
}

void pgn_games(std::string_view input) {
  try {
    judge_all(parse_pgn(std::string(input), "games.pgn"));
  } catch (const SuiteError&) {
  }
}

}  // namespace hurdle::fuzz
