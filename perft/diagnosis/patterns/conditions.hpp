// Under which condition an engine is wrong: what separates its wrong lists of moves from its
// right ones, and whether one player alone has them. Does not depend on mutants.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "perft/diagnosis/patterns/patterns.hpp"

namespace hurdle {

/// ", whenever …" when a condition separates these positions from those with a right reply.
[[nodiscard]] std::string when(const Evidence& evidence,
                               const std::vector<const Observation*>& all);

/// A sentence after the pattern's own: the condition that separates several of these lists, those
/// of the pattern, from several right ones; or that all are of one player, and the lists of the
/// other player in the same positions, of which the diagnosis asks some, are right. Empty if
/// neither is so, or if the pattern's sentence has a condition. Calls `check_stop`, which may
/// throw.
[[nodiscard]] std::string condition_of(const Evidence& evidence,
                                       const std::vector<const Observation*>& open,
                                       const Pattern& pattern,
                                       const std::function<void()>& check_stop);

/// All open lists, if moves lead to each of them and the lists for the same positions as FENs, of
/// which the diagnosis asks some, are right: the engine is wrong about the position after a move,
/// not about the rules for moves. Else without positions.
[[nodiscard]] Pattern right_as_fen(const Evidence& evidence,
                                   const std::vector<const Observation*>& open);

}  // namespace hurdle
