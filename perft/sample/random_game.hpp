// Random legal games: the source of realistic positions of a variant. Depends on the referee only,
// so that a wrong fast generator cannot choose its own tests.
#pragma once

#include <cstdint>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// A game: `positions[i + 1]` is the position after `moves[i]` in `positions[i]`.
struct RandomGame {
  std::vector<Setup> positions;
  std::vector<Move> moves;
};

/// Which events of a random game are equally likely.
enum class Draw : std::uint8_t {
  move,  ///< every legal move; with pieces in hand most of these are drops
  piece  ///< every piece and droppable kind that has a move, then every move of it
};

/// A legal game of `plies` moves from a start position of any two named setups. None of its
/// positions is ended: the game is shorter only if every move would have ended it. Reproducible by
/// seed.
[[nodiscard]] RandomGame random_game(const Referee& referee, int plies, std::uint64_t seed,
                                     Draw draw = Draw::move);

/// The same from a given valid position. The game has no moves if the position has none.
[[nodiscard]] RandomGame random_game(const Referee& referee, const Setup& start, int plies,
                                     std::uint64_t seed);

}  // namespace hurdle
