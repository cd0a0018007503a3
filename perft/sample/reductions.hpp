// What one step of shrinking a position may take away. Knows no rule.
#pragma once

#include <vector>

#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// The position without one of its pieces (never a royal one), without what a hand holds of a
/// kind or all but one of it, without a counter, passes or en-passant squares: each that differs
/// from it. Possible or not is the rules' matter.
[[nodiscard]] std::vector<Setup> reductions(const Setup& setup);

}  // namespace hurdle
