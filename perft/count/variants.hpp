// The variants as values: each with its two generators, found by name. Derived from the list in
// movegen/variants.hpp.
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/mutants/house_rules.hpp"
#include "movegen/referee/referee.hpp"
#include "movegen/vocab/notation.hpp"
#include "perft/count/generator.hpp"

namespace hurdle {

/// One variant with its two generators. The objects of `all_variants` live until the program ends.
struct Variant {
  const Notation& notation;
  const Referee& referee;
  const Generator& fast;   ///< the fast generator
  const Generator& plain;  ///< the referee as a generator

  /// The Zobrist key of a position, from scratch; equals the fast generator's incremental key.
  [[nodiscard]] Key key(const Setup& setup, std::uint64_t seed = 0) const {
    return key_of(setup, seed);
  }
  Key (*key_of)(const Setup& setup, std::uint64_t seed);
  /// The house rules by which the referee and the generators play; empty for the variant's own.
  std::vector<HouseRules> house_rules = {};
};

/// All variants, in the order of the list.
[[nodiscard]] std::span<const Variant> all_variants();

/// The variant with this name or alias, or null.
[[nodiscard]] const Variant* find_variant(std::string_view name);

/// No variant has the given name; the message lists the known names.
class UnknownVariant : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The variant with this name or alias. Throws UnknownVariant.
[[nodiscard]] const Variant& variant_named(std::string_view name);

/// The names of all variants, joined by ", ": for error messages.
[[nodiscard]] std::string variant_names();

}  // namespace hurdle
