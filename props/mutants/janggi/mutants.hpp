// What engines get wrong in this family: its mutants in every reading.
#pragma once

#include "props/mutants/mutant.hpp"

namespace hurdle::mutants {

[[nodiscard]] std::vector<Mutant> janggi_mutants();

}  // namespace hurdle::mutants
