// Random games that are judged while they are played: regression input for engines. Fixed by their
// seed.
#pragma once

#include <cstdint>
#include <string>

#include "perft/games/record.hpp"

namespace hurdle {

struct RandomGameOptions {
  std::uint64_t seed = 1;
  int plies = 200;          ///< at most; a game that is over ends before
  EndOptions options = {};  ///< how it ends
};

/// Game number `number` (from 1) of a seed: from a start of any two named setups, until it is over
/// or long enough. Of two games one goes back where it came from every other time that it can, so
/// that positions repeat. The record says how it ended.
[[nodiscard]] GameRecord random_record(const Variant& variant, std::uint64_t number,
                                       const RandomGameOptions& options);

/// A game as an item of a YAML set of games, or as PGN with an empty line behind it.
[[nodiscard]] std::string to_yaml(const GameRecord& record);
[[nodiscard]] std::string to_pgn(const GameRecord& record);

/// What stands before the games of a YAML set.
[[nodiscard]] std::string yaml_head(const Notation& notation, const std::string& about);

}  // namespace hurdle
