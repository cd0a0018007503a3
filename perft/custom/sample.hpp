// Random positions of a custom game, by random moves from its start position.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

/// A position, and the moves that lead to it from the start. The position is as its FEN says, which
/// does not carry what happened before.
struct GamePosition {
  Position position;
  std::vector<Move> line;
  bool in_a_game = true;  ///< false: without moves, put together from a position of a game
};

/// Up to `count` different positions with a legal move, the start position first. Fewer if the game
/// is too short. The same seed gives the same positions on every machine. Throws Interrupted when
/// `stop` becomes true; null never stops it.
[[nodiscard]] std::vector<GamePosition> random_game_positions(
    const Rules& rules, std::size_t count, std::uint64_t seed,
    const std::atomic<bool>* stop = nullptr);

/// The same, but a third of them are positions before moves that are rare in random games:
/// castling, captures en passant, promotions, and the ends of games. Up to a sixth are those of
/// `RarePositions`, some of which are in no game.
[[nodiscard]] std::vector<GamePosition> varied_game_positions(
    const Rules& rules, std::size_t count, std::uint64_t seed,
    const std::atomic<bool>* stop = nullptr);

/// As random_game_positions, without the moves.
[[nodiscard]] std::vector<Position> random_positions(const Rules& rules, std::size_t count,
                                                     std::uint64_t seed,
                                                     const std::atomic<bool>* stop = nullptr);

}  // namespace hurdle::custom
