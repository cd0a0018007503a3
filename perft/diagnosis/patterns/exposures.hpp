// Wrong moves that leave the own royal piece where it could be captured, and by which pieces.
// Does not depend on mutants.
#pragma once

#include <string>
#include <vector>

#include "perft/diagnosis/evidence.hpp"

namespace hurdle {

/// The sentence about these lists, which all have illegal moves that expose the royal piece (C5):
/// which of the enemy's pieces could capture it, if these are of three kinds at most, along which
/// kind of line, if it is the same in three lists or more, and what the moves have in common.
[[nodiscard]] std::string exposures_sentence(const Variant& variant,
                                             const std::vector<const Observation*>& lists);

}  // namespace hurdle
