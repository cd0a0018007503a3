// Explains a wrong move that is a consequence of check: by the mutant's rules an enemy piece
// attacks the royal piece after the move, and by the rules it does not, or the other way round.
#pragma once

#include <string>

#include "movegen/referee/referee.hpp"
#include "perft/diagnosis/evidence.hpp"

namespace hurdle {

/// The first missing or extra move for which the attackers of the royal piece differ, and these, as
/// "d2d3 is missing, because by this rule the elephant on b6 attacks d3." Empty if there is none.
/// `mutant` must reproduce the engine's list.
[[nodiscard]] std::string attack_difference(const Referee& rules, const Referee& mutant,
                                            const Observation& seen);

}  // namespace hurdle
