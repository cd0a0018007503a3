// The different positions some plies below a root, each with the number of lines that lead to it,
// and their count level by level, by the referee.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "perft/count/unique_level.hpp"
#include "perft/custom/count.hpp"

namespace hurdle::custom {

struct Reached {
  Position position;
  Total lines;
};

/// By a text with everything that decides about later moves: the FEN without its counters, passes,
/// passed squares only if a legal move captures there, and marks of promoted pawns only if these
/// return to a hand as pawns.
using Level = std::map<std::string, Reached>;

/// The key of a position in a level.
[[nodiscard]] std::string state_text(const Rules& rules, const Position& position);

/// The position of such a key. Throws FenError for any other text.
[[nodiscard]] Position parse_state(const Rules& rules, std::string_view text);

/// The level of the root alone.
[[nodiscard]] Level level_of(const Rules& rules, const Position& root);

/// The positions one move below. Throws Interrupted.
[[nodiscard]] Level next_level(const Rules& rules, const Level& level,
                               const CustomCountOptions& options);

/// The sum of the numbers of lines.
[[nodiscard]] Total lines_of(const Level& level);

/// Counts the levels 1 to `depth` and calls `on_level` for each when it is known. Stops before a
/// level that would, with the one above, take more than `memory` bytes by estimate, and returns it.
/// Throws Interrupted.
[[nodiscard]] std::optional<TooLarge> count_unique(
    const Rules& rules, const Position& root, int depth, const CustomCountOptions& options,
    std::uint64_t memory, const std::function<void(const UniqueLevel&)>& on_level);

}  // namespace hurdle::custom
