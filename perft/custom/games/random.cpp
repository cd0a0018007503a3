#include "perft/custom/games/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <random>

namespace hurdle::custom {
namespace {

/// The move that takes the player's previous one back, or null.
const Move* way_back(const std::vector<Move>& moves, const std::vector<Move>& played) {
  if (played.size() < 2 || played[played.size() - 2].form == Form::drop) {
    return nullptr;
  }
  const Move& last = played[played.size() - 2];
  const auto found = std::ranges::find_if(moves, [&](const Move& move) {
    return move.form == Form::plain && move.from == last.to && move.to == last.from;
  });
  return found == moves.end() ? nullptr : &*found;
}

}  // namespace

RandomGame random_game(const Game& game, std::uint64_t seed, std::uint64_t number,
                       std::uint64_t plies) {
  std::seed_seq mixed{seed & 0xFFFFFFFFU, seed >> 32U, number & 0xFFFFFFFFU, number >> 32U};
  std::mt19937_64 random(mixed);
  RandomGame result;
  std::vector<Move> played;
  JudgedCustomGame judged(game, Rules(game.facts).start());
  while (!judged.end() && played.size() < plies) {
    const std::vector<Move>& moves = judged.moves();
    const bool goes_back = number % 2 == 0 && random() % 2 == 0;
    const Move* back = goes_back ? way_back(moves, played) : nullptr;
    played.push_back(back != nullptr ? *back : moves[random() % moves.size()]);
    result.moves.push_back(judged.rules().text_of(played.back()));
    judged.play(played.back());
  }
  result.end = judged.end();
  return result;
}

std::string to_pgn(const Game& game, const std::string& event, const RandomGame& played) {
  constexpr std::size_t plies_a_line = 16;
  const std::string result = played.end ? played.end->result : "*";
  std::string text =
      fmt::format("[Event \"{}\"]\n[Variant \"{}\"]\n[Result \"{}\"]\n", event, game.name, result);
  text += played.end ? fmt::format("[By \"{}\"]\n\n", played.end->clause) : "\n";
  for (std::size_t ply = 0; ply < played.moves.size(); ++ply) {
    text += ply % 2 == 0 ? fmt::format("{}. ", ply / 2 + 1) : "";
    text += played.moves[ply] + ((ply + 1) % plies_a_line == 0 ? "\n" : " ");
  }
  return text + result + "\n\n";
}

}  // namespace hurdle::custom
