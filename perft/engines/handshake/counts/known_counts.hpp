// Numbers of nodes by which Hurdle learns how an engine writes them.
#pragma once

#include <vector>

#include "perft/count/variants.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// The numbers at depth 1 and 2 of the start position, and of a position after its first moves that
/// has others: an engine that does not read positions cannot give both.
[[nodiscard]] std::vector<KnownCounts> known_counts(const Variant& variant);

}  // namespace hurdle::engines
