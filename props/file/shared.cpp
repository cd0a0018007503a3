#include "props/file/shared.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "movegen/file/rules/fen.hpp"
#include "movegen/file/rules/rules.hpp"
#include "perft/file/count.hpp"

namespace hurdle::props {

std::shared_ptr<const file::Game> only_game(std::string_view text) {
  const file::Games games = file::load_variants(text);
  for (const file::Problem& problem : games.problems) {
    EXPECT_NE(problem.severity, file::Severity::error) << to_text(problem, "text");
  }
  if (games.loaded.empty()) {
    ADD_FAILURE() << "no game loads";
    return built_in("chess");
  }
  return games.loaded.back();
}

std::shared_ptr<const file::Game> built_in(std::string_view name) {
  auto game = file::built_in_games().find(name);
  EXPECT_NE(game, nullptr) << name;
  return game != nullptr ? game : file::built_in_games().loaded.front();
}

std::set<std::string> moves_in(const file::Game& game, std::string_view fen) {
  const file::Rules rules(game.facts);
  const auto texts = file::move_texts(rules, file::parse_position(game.facts, fen));
  return {texts.begin(), texts.end()};
}

std::string moves_from(const file::Game& game, std::string_view fen, std::string_view start) {
  std::string text;
  for (const std::string& move : moves_in(game, fen)) {
    if (move.substr(0, start.size()) == start) {
      text += (text.empty() ? "" : " ") + move;
    }
  }
  return text;
}

std::string fen_after(const file::Game& game, std::string_view fen, std::string_view moves) {
  const file::Rules rules(game.facts);
  file::Position position = file::parse_position(game.facts, fen);
  std::istringstream words{std::string(moves)};
  for (std::string word; words >> word;) {
    const auto legal = rules.legal_moves(position);
    const auto found = std::find_if(legal.begin(), legal.end(), [&](const file::Move& move) {
      return rules.text_of(move) == word;
    });
    if (found == legal.end()) {
      ADD_FAILURE() << word << " is illegal in " << file::fen_of(game.facts, position);
      break;
    }
    position = rules.after(position, *found);
  }
  return file::fen_of(game.facts, position);
}

}  // namespace hurdle::props
