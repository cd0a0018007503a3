// One section of a variants file: applies its entries to its parent's facts.
#pragma once

#include <vector>

#include "movegen/custom/games.hpp"
#include "movegen/custom/text/ini.hpp"

namespace hurdle::custom {

/// Applies the section to `game`, which holds its parent's facts. `own` allows the keys that only
/// Hurdle's own file may use. Returns false after an error; adds all problems.
[[nodiscard]] bool apply_section(const Section& section, bool own, Game& game,
                                 std::vector<Problem>& problems);

}  // namespace hurdle::custom
