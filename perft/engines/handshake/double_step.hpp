// Positions with a square of en passant, as the position before and the double step.
#pragma once

#include "perft/count/variants.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// The same position without a square of en passant in its FEN: the position before the pawn's last
/// step, and that step. Some engines ignore the field of the FEN but capture after the step.
/// Returns `position` unchanged if it has no such square, or if no legal position precedes it.
[[nodiscard]] EnginePosition before_double_step(const Variant& variant,
                                                const EnginePosition& position);

}  // namespace hurdle::engines
