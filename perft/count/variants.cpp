#include "perft/count/variants.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "movegen/variants.hpp"
#include "movegen/vocab/text/lists.hpp"
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

/// The message with a similar name, or else with the list of all.
std::string message_of_unknown(std::string_view name, const std::string& guess,
                               const std::string& all) {
  return "unknown variant '" + quoted(name) + "'" + (guess.empty() ? ": there are " + all : guess);
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
    throw UnknownVariant(unknown_variant(name));
  }
  return *variant;
}

std::string unknown_variant(std::string_view name, const std::vector<std::string>& others) {
  std::vector<std::string> similar;
  for (const Variant& variant : all_variants()) {
    similar.emplace_back(variant.notation.name);
    similar.insert(similar.end(), variant.notation.aliases.begin(), variant.notation.aliases.end());
  }
  similar.insert(similar.end(), others.begin(), others.end());
  const std::string guess = did_you_mean(name, similar);
  return message_of_unknown(name, guess.empty() ? guess : guess + "; `hurdle variants` lists all",
                            variant_names());
}

std::string unknown_game(std::string_view name, const std::vector<std::string>& names) {
  return message_of_unknown(name, did_you_mean(name, names),
                            join_texts(names, ", ", std::identity{}));
}

std::string variant_names() {
  return join_texts(all_variants(), ", ",
                    [](const Variant& variant) { return variant.notation.name; });
}

}  // namespace hurdle
