#include "perft/mutants/find.hpp"

#include <algorithm>

namespace hurdle::mutants {

const CountingMutant* find_mutant(const Notation& variant, std::string_view name) {
  const std::span<const CountingMutant> all = all_mutants();
  const auto found = std::find_if(all.begin(), all.end(), [&](const CountingMutant& mutant) {
    return &mutant.notation() == &variant && mutant.info.name == name;
  });
  return found == all.end() ? nullptr : &*found;
}

const Variant& variant_of(const CountingMutant& mutant) {
  return *find_variant(mutant.notation().name);
}

}  // namespace hurdle::mutants
