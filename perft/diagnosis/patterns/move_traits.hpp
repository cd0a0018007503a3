// What wrong moves have in common: direction, length, palace, capture, promotion, drop, ranks.
// Does not depend on mutants.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "perft/diagnosis/evidence.hpp"

namespace hurdle {

/// Which of the wrong moves are meant.
enum class WrongMoves : std::uint8_t { all, missing, extra };

/// The properties that these wrong moves share and that not all right moves of the same kinds of
/// pieces have: "along a diagonal, of more than one step". Of three lists or more also a square,
/// rank or file from or to which all of them go, and a step or leap that all of them make: "by two
/// up one right". Empty if there are none, or if a move cannot be parsed.
[[nodiscard]] std::string shared_traits(const Notation& notation,
                                        const std::vector<const Observation*>& wrong,
                                        WrongMoves which = WrongMoves::all);

}  // namespace hurdle
