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

/// No variant has the given name; the message is that of `unknown_variant`.
class UnknownVariant : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The variant with this name or alias. Throws UnknownVariant.
[[nodiscard]] const Variant& variant_named(std::string_view name);

/// The message about a name that no variant has: it suggests the most similar name or alias of a
/// variant, or one of `others`; if none is found, it lists the variants.
[[nodiscard]] std::string unknown_variant(std::string_view name,
                                          const std::vector<std::string>& others = {});

/// The same where these are the names of all games.
[[nodiscard]] std::string unknown_game(std::string_view name,
                                       const std::vector<std::string>& names);

/// The names of all variants, joined by ", ": for error messages.
[[nodiscard]] std::string variant_names();

}  // namespace hurdle
