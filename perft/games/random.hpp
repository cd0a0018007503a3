// Random games, judged while they are played: regression input for engines. Reproducible by seed.
#pragma once

#include <cstdint>
#include <string>

#include "perft/games/record.hpp"

namespace hurdle {

struct RandomGameOptions {
  std::uint64_t seed = 1;
  int plies = 200;          ///< at most; the game may end earlier
  EndOptions options = {};  ///< options of its ends
};

/// Game number `number` (from 1) of a seed: from a start position of any two named setups, until it
/// ends or is long enough. In every second game, players undo their moves every other time they
/// can, so that positions repeat. The record states how the game ended.
[[nodiscard]] GameRecord random_record(const Variant& variant, std::uint64_t number,
                                       const RandomGameOptions& options);

/// A game as an item of a YAML set of games, or as PGN followed by an empty line.
[[nodiscard]] std::string to_yaml(const GameRecord& record);
[[nodiscard]] std::string to_pgn(const GameRecord& record);

/// The head of a YAML set, to be followed by its games.
[[nodiscard]] std::string yaml_head(const Notation& notation, const std::string& about);

}  // namespace hurdle
