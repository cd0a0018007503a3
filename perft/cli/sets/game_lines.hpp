// Sets of whole games in forms that other programs read: JSON lines and PGN.
#pragma once

#include <string>

#include "perft/games/record.hpp"

namespace hurdle::cli {

/// One line of JSON for each game: its start, moves, the result after each ply by the rules, and
/// the record's own result and reason. positions/README.md describes the fields.
[[nodiscard]] std::string to_json_lines(const GameSet& set);

/// The games one after another as PGN.
[[nodiscard]] std::string to_pgn_text(const GameSet& set);

}  // namespace hurdle::cli
