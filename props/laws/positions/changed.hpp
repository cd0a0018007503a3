// Curated positions with small changes: similar to the examples of every clause, but new. The
// referee decides which are valid.
#pragma once

#include "props/laws/positions/support.hpp"

namespace hurdle::props {

/// The curated positions of the variant's family that are valid in the variant, in the order of the
/// files; at least one.
[[nodiscard]] const std::vector<Setup>& curated(const Variant& variant);

/// A sound position after one to three small changes, reproducible by seed: a piece moved, removed,
/// added, given to the other player or promoted or unpromoted, one more or less in hand, the other
/// side to move, the pass flag, the passed squares.
[[nodiscard]] Setup changed_position(const Variant& variant, const Setup& setup,
                                     std::uint64_t seed);

}  // namespace hurdle::props
