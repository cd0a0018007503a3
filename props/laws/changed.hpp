// Curated positions changed a little: near to what the sets show of every clause, and never quite
// there. Knows how a variant is written; what is possible it asks the referee.
#pragma once

#include "props/laws/support.hpp"

namespace hurdle::props {

/// The positions of the sets in the folder of the variant's family that are possible in it, in the
/// order of the files; at least one.
[[nodiscard]] const std::vector<Setup>& curated(const Variant& variant);

/// A position after one to three small changes that leave it sound, fixed by the seed: a piece
/// moved, removed, added, given to the other player or turned over, one more or less in hand, the
/// other side to move, the pass flag, the passed squares.
[[nodiscard]] Setup changed_position(const Variant& variant, const Setup& setup,
                                     std::uint64_t seed);

}  // namespace hurdle::props
