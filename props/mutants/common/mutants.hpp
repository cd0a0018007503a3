// What engines get wrong in every game: counting, check and pins (C2, C3, C5). Knows no variant.
#pragma once

#include "props/mutants/mutant.hpp"

namespace hurdle::mutants {

/// For every variant of the list.
[[nodiscard]] std::vector<Mutant> common_mutants();

}  // namespace hurdle::mutants
