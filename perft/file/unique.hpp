// Counts the unique positions of a file's game, level by level, by the referee.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "perft/count/unique_level.hpp"
#include "perft/file/count.hpp"

namespace hurdle::file {

/// Counts the levels 1 to `depth` and calls `on_level` for each when it is known. Stops before a
/// level that would, with the one above, take more than `memory` bytes by estimate, and returns it.
/// Throws Interrupted.
[[nodiscard]] std::optional<TooLarge> count_unique(
    const Rules& rules, const Position& root, int depth, const FileCountOptions& options,
    std::uint64_t memory, const std::function<void(const UniqueLevel&)>& on_level);

}  // namespace hurdle::file
