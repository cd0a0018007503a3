// The single steps by which a position is shrunk.
#pragma once

#include <vector>

#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// All positions that result from one step: remove a piece (never a royal one), remove all or all
/// but one of a kind in hand, reset a counter, the passes or the en-passant squares. The results
/// may be invalid.
[[nodiscard]] std::vector<Setup> reductions(const Setup& setup);

}  // namespace hurdle
