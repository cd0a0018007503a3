// Positions in which mates are near: a crowded royal piece and, where there are hands, full ones
// against it. Knows how a variant is written; what is possible it asks the referee.
#pragma once

#include "props/laws/support.hpp"

namespace hurdle::props {

/// A possible position, fixed by the seed: pieces of its own and of the side to move stand close
/// round the other side's royal piece, and the side to move holds many kinds.
[[nodiscard]] Setup crowded_placement(const Variant& variant, std::uint64_t seed);

/// Such a position; the same or one of the usual samples.
[[nodiscard]] rc::Gen<Sample> crowded(const Variant& variant);
[[nodiscard]] rc::Gen<Sample> crowded_or_sampled(const Variant& variant);

/// The variants that have hands.
[[nodiscard]] std::vector<Subject> variants_with_hands();

}  // namespace hurdle::props
