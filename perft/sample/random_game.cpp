// Random legal games, played with the referee. An ended position has no legal moves (C3).
#include "perft/sample/random_game.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/sample/random.hpp"

namespace hurdle {
namespace {

/// A position and its legal moves, in an order independent of the referee's.
struct Node {
  Setup setup;
  std::vector<Move> moves;
};

Node node_of(const Referee& referee, const Setup& setup) {
  Node node{setup, referee.legal_moves(setup)};
  std::ranges::sort(node.moves);
  return node;
}

bool same_piece(Move one, Move other) {
  return one.is_drop() == other.is_drop() &&
         (one.is_drop() ? one.kind() == other.kind() : one.from() == other.from());
}

/// The index of a random move.
std::size_t draw_move(Random& random, const std::vector<Move>& moves, Draw draw) {
  if (draw == Draw::move) {
    return static_cast<std::size_t>(random.below(moves.size()));
  }
  std::vector<std::vector<std::size_t>> pieces;
  for (std::size_t index = 0; index < moves.size(); ++index) {
    const auto piece = std::ranges::find_if(pieces, [&](const auto& others) {
      return same_piece(moves[others.front()], moves[index]);
    });
    if (piece == pieces.end()) {
      pieces.push_back({index});
    } else {
      piece->push_back(index);
    }
  }
  return random.pick(random.pick(pieces));
}

/// Plays a random move of `node` that does not end the game; false if there is none.
bool play(const Referee& referee, Random& random, Draw draw, Node& node, RandomGame& game) {
  while (!node.moves.empty()) {
    const auto at = static_cast<std::ptrdiff_t>(draw_move(random, node.moves, draw));
    const Move move = node.moves[static_cast<std::size_t>(at)];
    Node next = node_of(referee, referee.after(node.setup, move));
    if (!next.moves.empty()) {
      game.moves.push_back(move);
      game.positions.push_back(next.setup);
      node = std::move(next);
      return true;
    }
    node.moves.erase(node.moves.begin() + at);
  }
  return false;
}

RandomGame play_on(const Referee& referee, Random& random, const Setup& start, int plies,
                   Draw draw) {
  RandomGame game{{start}, {}};
  Node node = node_of(referee, start);
  for (int ply = 0; ply < plies; ++ply) {
    if (!play(referee, random, draw, node, game)) {
      break;
    }
  }
  return game;
}

Setup random_start(const Notation& notation, Random& random) {
  std::string names(random.pick(notation.setups).name);
  names += ',';
  names += random.pick(notation.setups).name;
  return start_position(notation, names);
}

}  // namespace

RandomGame random_game(const Referee& referee, int plies, std::uint64_t seed, Draw draw) {
  Random random(seed);
  const Setup start = random_start(referee.notation(), random);
  return play_on(referee, random, start, plies, draw);
}

RandomGame random_game(const Referee& referee, const Setup& start, int plies, std::uint64_t seed) {
  Random random(seed);
  return play_on(referee, random, start, plies, Draw::move);
}

}  // namespace hurdle
