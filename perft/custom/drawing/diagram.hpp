// A drawing of a position in letters.
#pragma once

#include <string>

#include "movegen/custom/description.hpp"
#include "movegen/custom/rules/position.hpp"

namespace hurdle::custom {

/// The board with ranks and files, walls as `*`, hands beside it, the side to move below.
[[nodiscard]] std::string diagram(const Description& facts, const Position& position);

}  // namespace hurdle::custom
