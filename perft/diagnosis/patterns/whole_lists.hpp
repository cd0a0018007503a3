// Patterns that all replies of an engine have to agree with: lists of moves that are full, and
// lists of captures alone. Does not depend on mutants.
#pragma once

#include <vector>

#include "perft/diagnosis/evidence.hpp"
#include "perft/diagnosis/patterns/patterns.hpp"

namespace hurdle {

/// The lists that stop at the length of the longest one, as if a buffer of moves were full. Empty
/// unless several such lists, of different numbers of legal moves, show it.
[[nodiscard]] Pattern full_lists(const Evidence& evidence,
                                 const std::vector<const Observation*>& open);

/// The lists of captures alone that lack all other moves. Empty if they are few, or if any reply
/// lists a capture beside another move.
[[nodiscard]] Pattern captures_only(const Evidence& evidence,
                                    const std::vector<const Observation*>& open);

}  // namespace hurdle
