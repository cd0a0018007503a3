// All mutants of all variants, by variant and clause.
#pragma once

#include <span>

#include "perft/mutants/counting_mutant.hpp"

namespace hurdle::mutants {

/// In the order of the list of variants, then of the clauses.
[[nodiscard]] std::span<const CountingMutant> all_mutants();

}  // namespace hurdle::mutants
