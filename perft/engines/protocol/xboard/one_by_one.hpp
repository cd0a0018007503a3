// Tries moves of an engine whose refusals do not name the move.
#pragma once

#include <string>
#include <vector>

#include "perft/engines/protocol/xboard/xboard_pipe.hpp"

namespace hurdle::engines {

/// Sends each move by itself, with a `ping` after it, so that a refusal is about this move.
/// Adds the first accepted move of each group to `division`. Returns the moves after it in each
/// group. `move_word` stands before each move. Throws EngineError.
[[nodiscard]] std::vector<std::vector<std::string>> try_one_by_one(
    XboardPipe& pipe, const std::string& setup_lines, const std::string& move_word,
    const std::vector<std::vector<std::string>>& groups, Division& division);

}  // namespace hurdle::engines
