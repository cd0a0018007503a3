#include "props/mutants/all.hpp"

#include "perft/count/variants.hpp"

namespace hurdle::mutants {
namespace {

std::vector<Mutant> collect() {
  std::vector<Mutant> mutants;
  for (const Variant& variant : all_variants()) {
    for (const Misreading& misreading : misreadings_of(variant.notation).all()) {
      mutants.push_back(mutant_of(misreading));
    }
  }
  return mutants;
}

}  // namespace

std::span<const Mutant> all_mutants() {
  static const std::vector<Mutant> mutants = collect();
  return mutants;
}

}  // namespace hurdle::mutants
