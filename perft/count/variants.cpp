#include "perft/count/variants.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "movegen/variants.hpp"
#include "movegen/vocab/text/nearest.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/fast_generator.hpp"
#include "perft/count/referee_generator.hpp"

namespace hurdle {
namespace {

template <class Entry>
Variant make_variant() {
  static const auto referee = std::make_shared<const typename Entry::Rules>(Entry::notation);
  static const auto plain = make_referee_generator(referee, AsksCounters::no);
  return {Entry::notation, *referee, fast_generator<Entry::notation>(), *plain,
          &fast_key<Entry::notation>};
}

template <class... Entry>
std::array<Variant, sizeof...(Entry)> make_all(std::type_identity<std::tuple<Entry...>> /*all*/) {
  return {make_variant<Entry>()...};
}

bool is_called(const Notation& notation, std::string_view name) {
  return notation.name == name || std::find(notation.aliases.begin(), notation.aliases.end(),
                                            name) != notation.aliases.end();
}

}  // namespace

std::span<const Variant> all_variants() {
  static const auto variants = make_all(std::type_identity<VariantList>{});
  return variants;
}

const Variant* find_variant(std::string_view name) {
  for (const Variant& variant : all_variants()) {
    if (is_called(variant.notation, name)) {
      return &variant;
    }
  }
  return nullptr;
}

const Variant& variant_named(std::string_view name) {
  const Variant* variant = find_variant(name);
  if (variant == nullptr) {
    std::vector<std::string_view> names;
    for (const Variant& one : all_variants()) {
      names.push_back(one.notation.name);
      names.insert(names.end(), one.notation.aliases.begin(), one.notation.aliases.end());
    }
    const std::string guess = did_you_mean(name, names);
    throw UnknownVariant("unknown variant '" + quoted(name) + "'" +
                         (guess.empty() ? ": there are " + variant_names()
                                        : guess + "; `hurdle variants` lists all"));
  }
  return *variant;
}

std::string variant_names() {
  std::string names;
  for (const Variant& variant : all_variants()) {
    if (!names.empty()) {
      names += ", ";
    }
    names += variant.notation.name;
  }
  return names;
}

}  // namespace hurdle
