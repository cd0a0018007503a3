// Random possible positions that no game need have reached: pieces placed where they
// interact. Knows how a variant is written; what is possible is the referee's decision.
#pragma once

#include <cstdint>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// A random position that the referee does not call impossible (C8), fixed by the seed. From two
/// royal pieces alone to crowded boards; pieces keep to the lines and the neighbourhood of the
/// royal pieces and to their home squares, so that checks, pins, hurdles, facing royal pieces and
/// castling are frequent. Hands, promoted pieces, the pass flag and en-passant squares come where
/// the variant has them. It may be mate or ended.
[[nodiscard]] Setup random_placement(const Referee& referee, std::uint64_t seed);

}  // namespace hurdle
