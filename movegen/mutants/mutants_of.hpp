// The mutants of every variant of the list in variants.hpp.
#pragma once

#include <span>

#include "movegen/mutants/end_mutant.hpp"
#include "movegen/mutants/mutant.hpp"

namespace hurdle {

/// The mutants of a variant's clauses about moves. Made at the first call, and kept. Throws
/// std::logic_error for a variant that is not in the list.
[[nodiscard]] const Mutants& mutants_of(const Notation& variant);

/// The mutants of a variant's clauses about whole games; none for a variant without such clauses.
[[nodiscard]] std::span<const EndMutant> end_mutants_of(const Notation& variant);

}  // namespace hurdle
