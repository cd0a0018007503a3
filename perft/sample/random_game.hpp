// Random legal games: where real positions of a variant come from. Uses the referee
// alone, so that a wrong fast generator cannot choose its own tests.
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

/// What is equally likely in a random game.
enum class Draw : std::uint8_t {
  move,  ///< every legal move: with pieces in hand mostly drops, as nearly all moves are
  piece  ///< every piece that can move and every kind that can be dropped, then every move of it
};

/// A legal game of `plies` moves from a start position of any two named setups. No position of it
/// is ended: it is shorter only when every move would have ended it. Fixed by the seed.
[[nodiscard]] RandomGame random_game(const Referee& referee, int plies, std::uint64_t seed,
                                     Draw draw = Draw::move);

/// The same from a given position, which `referee` must not call impossible. With no legal move
/// there the game has no moves.
[[nodiscard]] RandomGame random_game(const Referee& referee, const Setup& start, int plies,
                                     std::uint64_t seed);

/// The last position of such a game.
[[nodiscard]] Setup random_walk(const Referee& referee, int plies, std::uint64_t seed);

}  // namespace hurdle
