// A rule is a mutant as data: its name, clause and sentence, and the change of hooks. Each game
// lists its rules; `mutants_of` makes the mutants.
#pragma once

#include "movegen/mutants/hooked.hpp"
#include "movegen/mutants/mutant.hpp"

namespace hurdle::mutation {

/// `FamilyHooks` are the functions that the mutants of a game may change.
template <class FamilyHooks>
struct Rule {
  MutantInfo info;
  Change<FamilyHooks> change;

  /// A mutant of a function of this game, or of one that all games share.
  Rule(std::string_view name, std::string_view clause, std::string_view error,
       Change<FamilyHooks> what);

  /// The same mutant in a game that derives from another.
  template <class OtherHooks>
  Rule(const Rule<OtherHooks>& other) : info(other.info), change(other.change) {}
};

template <class FamilyHooks>
Rule<FamilyHooks>::Rule(std::string_view name, std::string_view clause, std::string_view error,
                        Change<FamilyHooks> what)
    : info{std::string(name), std::string(clause), std::string(error)}, change(std::move(what)) {}

template <class FamilyHooks>
using Rules = std::vector<Rule<FamilyHooks>>;

/// Appends a list of rules to another.
template <class FamilyHooks, class OtherHooks>
void append(Rules<FamilyHooks>& rules, const Rules<OtherHooks>& more) {
  rules.insert(rules.end(), more.begin(), more.end());
}

/// The mutants of a variant and its house rules. `Mutated` is its referee, constructed from the
/// notation and hooks.
template <class Mutated, class FamilyHooks>
[[nodiscard]] Mutants mutants_of(const Notation& notation, Rules<FamilyHooks> rules,
                                 std::vector<HouseRules> house_rules = {}) {
  std::vector<MutantInfo> infos;
  for (const Rule<FamilyHooks>& rule : rules) {
    infos.push_back(rule.info);
  }
  return {notation, infos,
          [&notation, rules = std::move(rules)](std::span<const std::size_t> errors) {
            FamilyHooks hooks;
            for (const std::size_t error : errors) {
              rules[error].change(hooks);
            }
            return std::make_unique<const Mutated>(notation, std::move(hooks));
          },
          std::move(house_rules)};
}

}  // namespace hurdle::mutation
