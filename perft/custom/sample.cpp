#include "perft/custom/sample.hpp"

#include <random>
#include <set>
#include <string>
#include <utility>

#include "movegen/custom/rules/fen.hpp"

namespace hurdle::custom {
namespace {

constexpr std::size_t longest_game = 80;
constexpr std::size_t games_a_position = 10;

}  // namespace

std::vector<GamePosition> random_game_positions(const Rules& rules, std::size_t count,
                                                std::uint64_t seed) {
  std::mt19937_64 random(
      seed);  // its numbers are fixed by the standard, those of distributions not
  std::vector<GamePosition> reached;
  std::set<std::string> known;
  for (std::size_t game = 0; game < games_a_position * count && reached.size() < count; ++game) {
    Position position = rules.start();
    std::vector<Move> line;
    const std::size_t plies = game == 0 ? 0 : random() % longest_game;
    for (std::size_t ply = 0; ply < plies; ++ply) {
      const std::vector<Move> moves = rules.legal_moves(position);
      if (moves.empty()) {
        break;
      }
      const Move& move = moves[random() % moves.size()];
      const Position next = rules.after(position, move);
      if (rules.legal_moves(next).empty()) {
        break;
      }
      position = next;
      line.push_back(move);
    }
    // A FEN does not carry what happened before it.
    const std::string fen = fen_of(rules.facts(), position);
    if (known.insert(fen).second) {
      reached.push_back({parse_position(rules.facts(), fen), std::move(line)});
    }
  }
  return reached;
}

std::vector<Position> random_positions(const Rules& rules, std::size_t count, std::uint64_t seed) {
  std::vector<Position> positions;
  for (const GamePosition& reached : random_game_positions(rules, count, seed)) {
    positions.push_back(reached.position);
  }
  return positions;
}

}  // namespace hurdle::custom
