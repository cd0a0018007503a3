// A mutant of a variant's rules with a generator that counts by it.
#pragma once

#include <memory>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/count/generator.hpp"

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

}  // namespace hurdle::mutants
