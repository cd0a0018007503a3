#include "props/mutants/all.hpp"

#include <algorithm>
#include <iterator>

#include "perft/count/variants.hpp"
#include "props/mutants/pandemonium/mutants.hpp"

namespace hurdle::mutants {
namespace {

/// Where a mutant stands in the list: its variant, then its clause, common clauses first.
std::pair<std::ptrdiff_t, std::ptrdiff_t> place_of(const Mutant& mutant) {
  std::ptrdiff_t variant = 0;
  const auto count = [&]<class... Entry>(std::type_identity<std::tuple<Entry...>> /*all*/) {
    bool found = false;
    ((found = found || &Entry::notation == &mutant.notation(), variant += found ? 0 : 1), ...);
  };
  count(std::type_identity<VariantList>{});
  const std::span<const Clause> clauses = mutant.notation().clauses;
  const auto clause = std::find_if(clauses.begin(), clauses.end(), [&](const Clause& one) {
    return one.id == mutant.belief.clause;
  });
  return {variant, clause == clauses.end() ? -1 : clause - clauses.begin()};
}

std::vector<Mutant> collect() {
  std::vector<Mutant> mutants;
  for (const Variant& variant : all_variants()) {
    for (const Misreading& misreading : misreadings_of(variant.notation).all()) {
      mutants.push_back(mutant_of(misreading));
    }
  }
  for (const auto family : {pandemonium_mutants}) {
    std::vector<Mutant> some = family();
    std::move(some.begin(), some.end(), std::back_inserter(mutants));
  }
  std::stable_sort(mutants.begin(), mutants.end(), [](const Mutant& one, const Mutant& other) {
    return place_of(one) < place_of(other);
  });
  return mutants;
}

}  // namespace

std::span<const Mutant> all_mutants() {
  static const std::vector<Mutant> mutants = collect();
  return mutants;
}

}  // namespace hurdle::mutants
