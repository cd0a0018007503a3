#include "props/custom/shared.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "perft/custom/count.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle::props {

std::string variants_file(std::string_view name) {
  return read_file(std::filesystem::path(HURDLE_SOURCE_DIR "/positions/variants") / name);
}

std::string problems_of(std::string_view text) {
  return join_texts(custom::load_variants(text).problems, "",
                    [](const custom::Problem& problem) { return to_text(problem, "f") + "\n"; });
}

std::shared_ptr<const custom::Game> only_game(std::string_view text) {
  const custom::Games games = custom::load_variants(text);
  for (const custom::Problem& problem : games.problems) {
    EXPECT_NE(problem.severity, custom::Severity::error) << to_text(problem, "text");
  }
  if (games.loaded.empty()) {
    ADD_FAILURE() << "no game loads";
    return built_in("chess");
  }
  return games.loaded.back();
}

std::shared_ptr<const custom::Game> built_in(std::string_view name) {
  auto game = custom::built_in_games().find(name);
  EXPECT_NE(game, nullptr) << name;
  return game != nullptr ? game : custom::built_in_games().loaded.front();
}

std::set<std::string> moves_in(const custom::Game& game, std::string_view fen) {
  const custom::Rules rules(game.facts);
  const auto texts = custom::move_texts(rules, custom::parse_position(game.facts, fen));
  return {texts.begin(), texts.end()};
}

std::string moves_from(const custom::Game& game, std::string_view fen, std::string_view start) {
  std::string text;
  for (const std::string& move : moves_in(game, fen)) {
    if (move.substr(0, start.size()) == start) {
      text += (text.empty() ? "" : " ") + move;
    }
  }
  return text;
}

std::string fen_after(const custom::Game& game, std::string_view fen, std::string_view moves) {
  const custom::Rules rules(game.facts);
  custom::Position position = custom::parse_position(game.facts, fen);
  std::istringstream words{std::string(moves)};
  for (std::string word; words >> word;) {
    const auto legal = rules.legal_moves(position);
    const auto found = std::ranges::find_if(
        legal, [&](const custom::Move& move) { return rules.text_of(move) == word; });
    if (found == legal.end()) {
      ADD_FAILURE() << word << " is illegal in " << custom::fen_of(game.facts, position);
      break;
    }
    position = rules.after(position, *found);
  }
  return custom::fen_of(game.facts, position);
}

}  // namespace hurdle::props
