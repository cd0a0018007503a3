// Finding mutants by name, and the positions where a mutant's count is another.
#pragma once

#include <atomic>
#include <optional>
#include <string_view>
#include <vector>

#include "perft/count/variants.hpp"
#include "props/mutants/all.hpp"

namespace hurdle::mutants {

/// The mutant of a variant by its name, or null.
[[nodiscard]] const Mutant* find_mutant(const Notation& variant, std::string_view name);

/// The variant whose rules a mutant gets wrong.
[[nodiscard]] const Variant& variant_of(const Mutant& mutant);

/// What a mutant counts where the rules count something else.
struct Difference {
  int depth = 0;
  Total expected;  ///< by the variant's rules
  Total found;     ///< by the mutant's
};

}  // namespace hurdle::mutants
