#include "perft/mutants/all.hpp"

#include "perft/count/variants.hpp"

namespace hurdle::mutants {
namespace {

std::vector<CountingMutant> collect() {
  std::vector<CountingMutant> mutants;
  for (const Variant& variant : all_variants()) {
    for (const Mutant& mutant : mutants_of(variant.notation).all()) {
      mutants.push_back(mutant_of(mutant));
    }
  }
  return mutants;
}

}  // namespace

std::span<const CountingMutant> all_mutants() {
  static const std::vector<CountingMutant> mutants = collect();
  return mutants;
}

}  // namespace hurdle::mutants
