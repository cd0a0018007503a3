// Random positions of a file's game, by random moves from its start position.
#pragma once

#include <cstdint>
#include <vector>

#include "movegen/file/rules/rules.hpp"

namespace hurdle::file {

/// Up to `count` different positions with a legal move, the start position first. Fewer if the game
/// is too short. The same seed gives the same positions on every machine.
[[nodiscard]] std::vector<Position> random_positions(const Rules& rules, std::size_t count,
                                                     std::uint64_t seed);

}  // namespace hurdle::file
