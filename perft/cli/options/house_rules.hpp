// The option `--house-rules`: a variant as others play it. Knows what a reading is and how it is
// counted; the readings themselves are the variants'.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/count/variants.hpp"
#include "perft/output/json.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::cli {

/// The referee counts this many nodes in a tenth of a second: the default of `--max-nodes` where a
/// whole set is counted by a reading.
inline constexpr std::uint64_t max_nodes_by_house_rules = 100'000;

/// The readings asked for; none is the rules. Must not move once added.
class HouseRulesOption {
 public:
  HouseRulesOption() = default;
  HouseRulesOption(const HouseRulesOption&) = delete;
  HouseRulesOption& operator=(const HouseRulesOption&) = delete;
  ~HouseRulesOption() = default;

  void add_to(const Command& command);
  /// For a command that takes no reading: so that it can say why.
  void add_refused_to(const Command& command, const std::string& why);

  [[nodiscard]] bool given() const { return option_.given(); }

  /// Whether the variant has all of them.
  [[nodiscard]] bool known_to(const Variant& variant) const;

  /// Those of this variant, in the order asked for; a mutant may be named too. Throws Failure.
  [[nodiscard]] std::vector<HouseRules> of(const Variant& variant) const;

  /// The variant as these readings play it; the variant itself without any. Where that is another
  /// variant of ours, by its generators; otherwise the referee is both generators. It lives as long
  /// as the program. Throws Failure.
  [[nodiscard]] const Variant& read(const Variant& variant) const;

  /// Those sets whose variant has all the readings, each with the variant as they play it, without
  /// the positions that they call impossible. Says what is left out. Throws Failure when no set is
  /// left.
  [[nodiscard]] std::vector<PositionSet> read(std::vector<PositionSet> sets) const;

  /// A line for each reading on stderr: what it says, and who counts by it.
  void announce(const Variant& variant) const;

  /// The same in the field `readings` of a result, each once; no field without any.
  void add_to(Json& result, const Variant& variant) const;

  /// What makes a command line play by these readings; nothing without any.
  [[nodiscard]] std::string words() const;

  /// Refuses options that mean nothing to the referee, where it counts alone. Throws Failure.
  void refuse(const Variant& read, bool given, const std::string& option) const;

 private:
  std::vector<std::string> names_;
  Option option_;
};

/// Whether the referee is all that counts such a variant.
[[nodiscard]] inline bool only_referee_counts(const Variant& variant) noexcept {
  return &variant.fast == &variant.plain;
}

/// The variants of the sets, each once.
[[nodiscard]] std::vector<const Variant*> variants_of(std::span<const PositionSet> sets);

/// Puts counts of this variant in the place of published ones, and leaves out those that are
/// published as larger than `max_nodes`. Throws Interrupted.
void recount(const Variant& variant, const Setup& setup, Total max_nodes, const CountOptions& how,
             std::map<int, Total>& counts);

/// A reading for lists: name, sentence, who holds it and where that can be read.
[[nodiscard]] Json to_json(const HouseRules& house_rules);

}  // namespace hurdle::cli
