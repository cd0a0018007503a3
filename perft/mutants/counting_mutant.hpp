// Mutants with generators that count by them: all of them, and by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::mutants {

/// A mutant of a variant, and a generator that counts by it.
struct CountingMutant {
  MutantInfo info;
  std::shared_ptr<const Referee> referee;
  std::shared_ptr<const Generator> generator;

  [[nodiscard]] const Notation& notation() const noexcept { return referee->notation(); }
};

/// Adds the generator to a mutant.
[[nodiscard]] CountingMutant mutant_of(const Mutant& mutant);

/// All mutants of all variants, in the order of the list of variants, then of the clauses.
[[nodiscard]] std::span<const CountingMutant> all_mutants();

/// The mutant of a variant by its name, or null.
[[nodiscard]] const CountingMutant* find_mutant(const Notation& variant, std::string_view name);

/// The variant that a mutant belongs to.
[[nodiscard]] const Variant& variant_of(const CountingMutant& mutant);

}  // namespace hurdle::mutants
