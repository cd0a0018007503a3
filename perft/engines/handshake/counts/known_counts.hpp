// Numbers of nodes by which Hurdle learns how an engine writes them.
#pragma once

#include <vector>

#include "perft/count/variants.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// The numbers at depth 1 and 2 of the start position, and of the start position with the pieces of
/// one kind alone, as far as that is valid: an engine that moves one kind wrongly, or that castles
/// wrongly, has the right numbers in most of them, and one that does not read positions has not.
[[nodiscard]] std::vector<KnownCounts> known_counts(const Variant& variant);

}  // namespace hurdle::engines
