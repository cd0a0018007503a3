// Finding mutants by name.
#pragma once

#include <string_view>

#include "perft/count/variants.hpp"
#include "perft/mutants/all.hpp"

namespace hurdle::mutants {

/// The mutant of a variant by its name, or null.
[[nodiscard]] const CountingMutant* find_mutant(const Notation& variant, std::string_view name);

/// The variant that a mutant belongs to.
[[nodiscard]] const Variant& variant_of(const CountingMutant& mutant);

}  // namespace hurdle::mutants
