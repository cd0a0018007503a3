// A rule mutant: a misreading of a variant's rules that counts. Knows no rule.
#pragma once

#include <memory>

#include "movegen/misreadings.hpp"
#include "perft/count/generator.hpp"

namespace hurdle::mutants {

/// A variant's rules with one plausible error, and a generator that counts by them.
struct Mutant {
  Belief belief;
  std::shared_ptr<const Referee> referee;
  std::shared_ptr<const Generator> generator;

  [[nodiscard]] const Notation& notation() const noexcept { return referee->notation(); }
};

/// The mutant that counts by a misreading.
[[nodiscard]] Mutant mutant_of(const Misreading& misreading);

}  // namespace hurdle::mutants
