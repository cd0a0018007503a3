// An engine that has one kind of piece in place of another, as if it read a letter of a FEN
// wrongly. Does not depend on mutants.
#pragma once

#include <vector>

#include "perft/diagnosis/evidence.hpp"
#include "perft/diagnosis/patterns/patterns.hpp"

namespace hurdle {

/// All open lists, if they are the legal moves of boards on which another kind stands in place of
/// each piece of one kind. Without positions if they are few, or if a right reply contradicts it.
[[nodiscard]] Pattern other_kind(const Evidence& evidence,
                                 const std::vector<const Observation*>& open);

}  // namespace hurdle
