#include "movegen/misreadings.hpp"

#include <stdexcept>
#include <tuple>
#include <type_traits>

#include "movegen/variants.hpp"

namespace hurdle {
namespace {

template <class Entry>
const Misreadings& misreadings_of_entry() {
  static const Misreadings misreadings = Entry::misreadings(Entry::notation);
  return misreadings;
}

template <class... Entry>
const Misreadings* find(const Notation& variant, std::type_identity<std::tuple<Entry...>> /*all*/) {
  const Misreadings* found = nullptr;
  ((found = &Entry::notation == &variant ? &misreadings_of_entry<Entry>() : found), ...);
  return found;
}

}  // namespace

const Misreadings& misreadings_of(const Notation& variant) {
  if (const Misreadings* found = find(variant, std::type_identity<VariantList>{})) {
    return *found;
  }
  throw std::logic_error("not a variant of the list");
}

}  // namespace hurdle
