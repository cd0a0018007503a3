#include "perft/bench/middle_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "movegen/vocab/text/text.hpp"
#include "perft/sample/random_game.hpp"

namespace hurdle {
namespace {

constexpr int positions = 10;
constexpr int first_ply = 30;
constexpr int last_ply = 60;

/// Whether a line of `plies` legal moves exists from this position.
bool has_line(const Referee& referee, const Setup& setup, int plies) {
  if (plies == 0) {
    return true;
  }
  const std::vector<Move> moves = referee.legal_moves(setup);
  return std::ranges::any_of(
      moves, [&](Move move) { return has_line(referee, referee.after(setup, move), plies - 1); });
}

/// Nothing if the walk ends early or its tree has no leaves at depth 3.
std::optional<Setup> walk(const Referee& referee, int plies, std::uint64_t seed) {
  constexpr int depth = 3;
  const RandomGame game = random_game(referee, plies, seed, Draw::piece);
  if (game.moves.size() != static_cast<std::size_t>(plies) ||
      !has_line(referee, game.positions.back(), depth)) {
    return std::nullopt;
  }
  return game.positions.back();
}

}  // namespace

std::vector<MiddleGame> middle_games(const Variant& variant) {
  std::vector<MiddleGame> games;
  for (std::uint64_t seed = 1; games.size() < positions; ++seed) {
    const int drawn = static_cast<int>(games.size());
    const int plies = first_ply + (last_ply - first_ply) * drawn / (positions - 1);
    if (const std::optional<Setup> position = walk(variant.referee, plies, seed)) {
      games.push_back({*position, plies, seed});
    }
  }
  return games;
}

std::string middle_games_file(const Variant& variant) {
  std::string plies;
  std::string seeds;
  std::string fens;
  for (const MiddleGame& game : middle_games(variant)) {
    plies += fmt::format(" {}", game.plies);
    seeds += fmt::format(" {}", game.seed);
    fens += to_fen(variant.notation, game.position) + '\n';
  }
  return fmt::format(
      "# Middle games of {} to measure on: the positions after random legal games, every piece\n"
      "# that can move and every kind that can be dropped being equally likely.\n"
      "# Written by hurdle-bench --write-middle-games perft/bench/middle\n"
      "# plies:{}\n"
      "# seeds:{}\n"
      "{}",
      variant.notation.name, plies, seeds, fens);
}

}  // namespace hurdle
