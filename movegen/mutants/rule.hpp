// A wrong rule: a info and what it changes. A family lists its own, and of the list and its rules
// the mutants are made.
#pragma once

#include "movegen/mutants/hooked.hpp"
#include "movegen/mutants/mutant.hpp"

namespace hurdle::mutation {

/// `FamilyHooks` are the functions that the errors of a family may change.
template <class FamilyHooks>
struct Rule {
  MutantInfo info;
  Change<FamilyHooks> change;

  /// An error about what the family adds, or about what all games share.
  Rule(std::string_view name, std::string_view clause, std::string_view error,
       Change<FamilyHooks> what);

  /// The same error in a family that derives from another.
  template <class OtherHooks>
  Rule(const Rule<OtherHooks>& other) : info(other.info), change(other.change) {}
};

template <class FamilyHooks>
Rule<FamilyHooks>::Rule(std::string_view name, std::string_view clause, std::string_view error,
                        Change<FamilyHooks> what)
    : info{std::string(name), std::string(clause), std::string(error)}, change(std::move(what)) {}

template <class FamilyHooks>
using Rules = std::vector<Rule<FamilyHooks>>;

/// Adds the errors of a list to another.
template <class FamilyHooks, class OtherHooks>
void append(Rules<FamilyHooks>& rules, const Rules<OtherHooks>& more) {
  rules.insert(rules.end(), more.begin(), more.end());
}

/// The mutants of a variant and the house_rules made of them: `Mutated` is its referee, made of the
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
