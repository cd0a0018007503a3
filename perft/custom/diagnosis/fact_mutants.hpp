// Mutants of a custom game, made from its facts: each is the game with one fact changed.
#pragma once

#include <string>
#include <vector>

#include "movegen/custom/description.hpp"

namespace hurdle::custom {

/// A game with one fact changed.
struct FactMutant {
  std::string says;  ///< in words of the file: "`castling = false`", "customPiece1 (E) does not …"
  Description facts;
};

/// All mutants: every option at its other value, every group of a piece's moves removed or limited,
/// common steps added, regions one rank off or larger.
[[nodiscard]] std::vector<FactMutant> fact_mutants(const Description& facts);

/// "2 forward and 1 to the left", as its player sees it.
[[nodiscard]] std::string words_of(Step step);

}  // namespace hurdle::custom
