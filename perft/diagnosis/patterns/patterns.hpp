// What wrong replies have in common when no known mutant explains them: game over, a missing pass,
// an imagined check, moves listed twice. Does not depend on mutants.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "perft/diagnosis/evidence.hpp"

namespace hurdle {

/// One kind of error that the engine makes in several positions.
struct Pattern {
  std::string id;                ///< "game-over"; stable
  std::string sentence;          ///< a statement about the engine
  std::vector<Setup> positions;  ///< the positions, the simplest first
};

/// The id of a pattern of lists with words that are no moves. They are excluded from the diagnosis.
inline constexpr std::string_view notation_pattern = "notation";

/// Sorts these wrong observations into patterns; each goes into the first pattern that fits. When
/// repeats are ignored, moves that the engine lists twice are a pattern too. Calls `check_stop`, if
/// there is one, again and again: it may throw.
[[nodiscard]] std::vector<Pattern> patterns(const Evidence& evidence,
                                            const std::vector<const Observation*>& open,
                                            Repeats repeats,
                                            const std::function<void()>& check_stop = {});

}  // namespace hurdle
