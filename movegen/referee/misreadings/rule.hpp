// A wrong rule: a belief and what it changes. A family lists its own, and of the list and its rules
// the misreadings are made.
#pragma once

#include "movegen/referee/misreadings/misread.hpp"
#include "movegen/referee/misreadings/misreading.hpp"

namespace hurdle::wrong {

/// `FamilyHooks` are the functions that the errors of a family may change.
template <class FamilyHooks>
struct Rule {
  Belief belief;
  Change<FamilyHooks> change;

  /// An error about what the family adds, or about what all games share.
  Rule(std::string_view name, std::string_view clause, std::string_view error,
       Change<FamilyHooks> what);

  /// The same error in a family that derives from another.
  template <class OtherHooks>
  Rule(const Rule<OtherHooks>& other) : belief(other.belief), change(other.change) {}
};

template <class FamilyHooks>
Rule<FamilyHooks>::Rule(std::string_view name, std::string_view clause, std::string_view error,
                        Change<FamilyHooks> what)
    : belief{std::string(name), std::string(clause), std::string(error)}, change(std::move(what)) {}

template <class FamilyHooks>
using Rules = std::vector<Rule<FamilyHooks>>;

/// Adds the errors of a list to another.
template <class FamilyHooks, class OtherHooks>
void append(Rules<FamilyHooks>& rules, const Rules<OtherHooks>& more) {
  rules.insert(rules.end(), more.begin(), more.end());
}

/// The misreadings of a variant and the readings made of them: `Wrong` is its referee, made of the
/// notation and hooks.
template <class Wrong, class FamilyHooks>
[[nodiscard]] Misreadings misreadings_of(const Notation& notation, Rules<FamilyHooks> rules,
                                         std::vector<Reading> readings = {}) {
  std::vector<Belief> beliefs;
  for (const Rule<FamilyHooks>& rule : rules) {
    beliefs.push_back(rule.belief);
  }
  return {notation, beliefs,
          [&notation, rules = std::move(rules)](std::span<const std::size_t> errors) {
            FamilyHooks hooks;
            for (const std::size_t error : errors) {
              rules[error].change(hooks);
            }
            return std::make_unique<const Wrong>(notation, std::move(hooks));
          },
          std::move(readings)};
}

}  // namespace hurdle::wrong
