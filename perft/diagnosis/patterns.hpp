// What wrong answers have in common, when no known belief explains them: the game is over there,
// the pass is missing, a check that is none, moves listed twice. Knows no mutant.
#pragma once

#include <string>
#include <vector>

#include "perft/diagnosis/evidence.hpp"

namespace hurdle {

/// Something that the engine does in several positions.
struct Pattern {
  std::string id;                ///< "game-over": it stays
  std::string sentence;          ///< what it does, as a statement about the engine
  std::vector<Setup> positions;  ///< where, the simplest first
};

/// The patterns of these wrong observations, each in the first pattern that it fits; where repeats
/// are ignored also that of the moves that the engine lists twice.
[[nodiscard]] std::vector<Pattern> patterns(const Evidence& evidence,
                                            const std::vector<const Observation*>& open,
                                            Repeats repeats);

}  // namespace hurdle
