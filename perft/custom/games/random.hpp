// Random games of a custom game, judged while they are played. Reproducible by seed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "perft/custom/games/judge.hpp"

namespace hurdle::custom {

/// A game of random moves from the start position, and its end if it is over.
struct RandomGame {
  std::vector<std::string> moves;
  std::optional<CustomEnd> end;
};

/// Game number `number` of a seed, of at most so many plies; the same on every machine. In games of
/// even numbers, players undo their moves every other time they can, so that positions repeat.
[[nodiscard]] RandomGame random_game(const Game& game, std::uint64_t seed, std::uint64_t number,
                                     std::uint64_t plies);

/// The game as PGN, followed by an empty line.
[[nodiscard]] std::string to_pgn(const Game& game, const std::string& event,
                                 const RandomGame& played);

}  // namespace hurdle::custom
