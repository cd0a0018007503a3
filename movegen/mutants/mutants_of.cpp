#include "movegen/mutants/mutants_of.hpp"

#include <stdexcept>

#include "movegen/variants.hpp"

namespace hurdle {

const Mutants& mutants_of(const Notation& variant) {
  const Mutants* mutants = nullptr;
  visit_variant(variant.name, [&]<class Entry>(std::type_identity<Entry> /*found*/) {
    static const Mutants made = Entry::Game::mutants(Entry::notation);
    mutants = &made;
  });
  if (mutants == nullptr) {
    throw std::logic_error("not a variant of the list");
  }
  return *mutants;
}

std::span<const EndMutant> end_mutants_of(const Notation& variant) {
  std::span<const EndMutant> mutants;
  visit_variant(variant.name, [&]<class Entry>(std::type_identity<Entry> /*found*/) {
    if constexpr (requires { Entry::Game::end_mutants; }) {
      static const std::vector<EndMutant> made = Entry::Game::end_mutants();
      mutants = made;
    }
  });
  return mutants;
}

}  // namespace hurdle
