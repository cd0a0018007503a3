#include "perft/campaign/game/custom_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "movegen/custom/rules/rules.hpp"
#include "movegen/custom/text/facts_text.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::campaign {
namespace {

/// The legal moves with their texts, sorted by these.
std::vector<std::pair<std::string, custom::Move>> sorted_moves(const custom::Rules& rules,
                                                               const custom::Position& position) {
  std::vector<std::pair<std::string, custom::Move>> moves;
  for (const custom::Move& move : rules.legal_moves(position)) {
    moves.emplace_back(rules.text_of(move), move);
  }
  std::ranges::sort(moves,
                    [](const auto& one, const auto& other) { return one.first < other.first; });
  return moves;
}

/// The moves of some games, the same on every machine: one line for each position.
std::string moves_of_games(const custom::Rules& rules) {
  constexpr int games = 3;
  constexpr int plies = 24;
  std::mt19937_64 random(1);
  std::string text;
  for (int game = 0; game < games; ++game) {
    custom::Position position = rules.start();
    for (int ply = 0; ply < plies; ++ply) {
      const auto moves = sorted_moves(rules, position);
      for (const auto& [move, unused] : moves) {
        text += move + ' ';
      }
      text += '\n';
      if (moves.empty()) {
        break;
      }
      position = rules.after(position, moves[random() % moves.size()].second);
    }
  }
  return text;
}

}  // namespace

std::string custom_rules_version(const custom::Game& game, const std::string& variants_text) {
  constexpr int version = 2;         // of what the digest is of
  constexpr std::size_t shown = 16;  // hexadecimal digits
  const std::string text =
      fmt::format("file rules {}\ngame {}\n{}\n{}\n{}", version, game.name, variants_text,
                  custom::facts_text(game.facts), moves_of_games(custom::Rules(game.facts)));
  return fmt::format("file-{}:{}", version, hex(sha256(text)).substr(0, shown));
}

}  // namespace hurdle::campaign
