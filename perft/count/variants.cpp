#include "perft/count/variants.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "movegen/variants.hpp"
#include "movegen/vocab/text.hpp"
#include "perft/count/fast_generator.hpp"
#include "perft/count/referee_game.hpp"
#include "perft/count/tree_generator.hpp"

namespace hurdle {
namespace {

constexpr int variant_count = static_cast<int>(std::tuple_size_v<VariantList>);
static_assert(variant_count == HURDLE_VARIANT_COUNT,
              "CMakeLists.txt counts the lines of the list in movegen/variants.hpp");

template <int Index>
Variant make_variant() {
  using Entry = std::tuple_element_t<static_cast<std::size_t>(Index), VariantList>;
  static const typename Entry::Rules referee(Entry::notation);
  const auto make = [](std::uint64_t /*seed*/) { return RefereeGame(referee); };
  static const TreeGenerator<RefereeGame, decltype(make)> plain(Entry::notation, make);
  return {Entry::notation, referee, fast_generator<Index>(), plain, &fast_key<Index>};
}

template <int... Index>
std::array<Variant, sizeof...(Index)> make_all(std::integer_sequence<int, Index...> /*all*/) {
  return {make_variant<Index>()...};
}

bool is_called(const Notation& notation, std::string_view name) {
  return notation.name == name || std::find(notation.aliases.begin(), notation.aliases.end(),
                                            name) != notation.aliases.end();
}

}  // namespace

std::span<const Variant> all_variants() {
  static const auto variants = make_all(std::make_integer_sequence<int, variant_count>{});
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
    throw UnknownVariant("unknown variant '" + quoted(name) + "': there are " + variant_names());
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
