#include "props/mutants/find.hpp"

#include <algorithm>

namespace hurdle::mutants {

const Mutant* find_mutant(const Notation& variant, std::string_view name) {
  const std::span<const Mutant> all = all_mutants();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Mutant& mutant) {
    return &mutant.notation() == &variant && mutant.belief.name == name;
  });
  return found == all.end() ? nullptr : &*found;
}

const Variant& variant_of(const Mutant& mutant) {
  return *find_variant(mutant.notation().name);
}

}  // namespace hurdle::mutants
