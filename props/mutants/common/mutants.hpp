// What engines get wrong in every game: counting and check (C2, C3, C5).
#pragma once

#include "props/mutants/mutant.hpp"

namespace hurdle::mutants {

/// For every variant of the list.
[[nodiscard]] std::vector<Mutant> common_mutants();

void add_counting_mutants(EveryVariant& family);  ///< what is a move, what ends a line
void add_blind_mutants(EveryVariant& family);     ///< attackers that are not seen
void add_pin_mutants(EveryVariant& family);       ///< moves that expose the royal piece
void add_evasion_mutants(EveryVariant& family);   ///< answers to a check
void add_hurdle_mutants(EveryVariant& family);    ///< checks over a hurdle

}  // namespace hurdle::mutants
