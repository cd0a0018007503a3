#include "perft/mutants/counting_mutant.hpp"

#include <algorithm>

#include "perft/count/referee_generator.hpp"

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

CountingMutant mutant_of(const Mutant& mutant) {
  return {mutant.info, mutant.referee, make_referee_generator(mutant.referee)};
}

std::span<const CountingMutant> all_mutants() {
  static const std::vector<CountingMutant> mutants = collect();
  return mutants;
}

const CountingMutant* find_mutant(const Notation& variant, std::string_view name) {
  const std::span<const CountingMutant> all = all_mutants();
  const auto found = std::ranges::find_if(all, [&](const CountingMutant& mutant) {
    return &mutant.notation() == &variant && mutant.info.name == name;
  });
  return found == all.end() ? nullptr : &*found;
}

const Variant& variant_of(const CountingMutant& mutant) {
  return *find_variant(mutant.notation().name);
}

}  // namespace hurdle::mutants
