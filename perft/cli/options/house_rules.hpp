// The option `--house-rules`, which counts a variant by house rules. Each variant declares its own
// house rules.
#pragma once

#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/count/variants.hpp"
#include "perft/output/json.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::cli {

/// The referee counts this many nodes in a tenth of a second: the default of `--max-nodes` where a
/// whole set is counted by house rules.
inline constexpr std::uint64_t max_nodes_by_house_rules = 100'000;

/// The chosen house rules; without any, the rules apply.
class HouseRulesOption : public ListOption {
 public:
  HouseRulesOption() = default;
  explicit HouseRulesOption(const Command& command);
  /// The house rules with these names, as a file has them.
  explicit HouseRulesOption(std::vector<std::string> names) { **this = std::move(names); }

  /// Whether any are chosen.
  [[nodiscard]] bool given() const { return Option::given() || !(**this).empty(); }

  /// Whether the variant has all the chosen house rules.
  [[nodiscard]] bool known_to(const Variant& variant) const;

  /// The chosen house rules of `variant`, in the order given. The user may name a mutant too.
  /// Throws Failure.
  [[nodiscard]] std::vector<HouseRules> of(const Variant& variant) const;

  /// The variant under the house rules; without any, `variant` itself. If the result equals another
  /// variant of ours, it uses that variant's generators; otherwise the referee serves as both
  /// generators. The result lives as long as the program. Throws Failure.
  [[nodiscard]] const Variant& apply(const Variant& variant) const;

  /// The sets whose variant has all the chosen house rules, each with the variant under them.
  /// Skips positions that are invalid under them, and reports what it skips. Throws Failure when no
  /// set remains.
  [[nodiscard]] std::vector<PositionSet> apply(std::vector<PositionSet> sets) const;

  /// Writes one line for each of the house rules to stderr: their sentence, and whether the
  /// generators of another variant or only the referee count.
  void announce(const Variant& variant) const;

  /// Adds the field `readings` to `result`, each of the house rules once; no field without any.
  void add_to(Json& result, const Variant& variant) const;

  /// The command-line words that select these house rules; empty without any.
  [[nodiscard]] std::string words() const;

  /// Rejects house rules for a custom game. Throws Failure.
  void refuse_for_custom_game() const;

  /// Rejects an option that has no effect when only the referee counts. Throws Failure.
  void refuse(const Variant& read, bool given, const std::string& option) const;
};

/// Whether the referee is the only generator of such a variant.
[[nodiscard]] inline bool only_referee_counts(const Variant& variant) noexcept {
  return &variant.fast == &variant.plain;
}

/// The variants of the sets, each once.
[[nodiscard]] std::vector<const Variant*> variants_of(std::span<const PositionSet> sets);

/// Replaces published counts (by depth) with counts under this variant, and removes those whose
/// published value exceeds `max_nodes`. Throws Interrupted.
void recount(const Variant& variant, const Setup& setup, Total max_nodes, const CountOptions& how,
             std::map<int, Total>& counts);

/// House rules for lists: name, sentence, who plays by them and the source.
[[nodiscard]] Json to_json(const HouseRules& house_rules);

}  // namespace hurdle::cli
