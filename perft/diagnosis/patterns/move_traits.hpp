// What wrong moves have in common: direction, length, palace, capture, promotion, drop, ranks.
// Does not depend on mutants.
#pragma once

#include <string>
#include <vector>

#include "perft/diagnosis/evidence.hpp"

namespace hurdle {

/// The properties that all missing and extra moves share and that not all right moves of the same
/// kinds of pieces have: "along a diagonal, of more than one square"; of three lists or more also a
/// square from or to which all of them go. Empty if there are none, or
/// if a move cannot be parsed.
[[nodiscard]] std::string shared_traits(const Notation& notation,
                                        const std::vector<const Observation*>& wrong);

}  // namespace hurdle
