// A rule is a mutant as data: its name, clause and sentence, and the change of hooks. Each game
// lists its rules; `mutants_of` makes the mutants.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <stdexcept>

#include "movegen/mutants/hooked.hpp"
#include "movegen/mutants/mutant.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::mutation {

/// A name in small letters, for ids: "gote".
[[nodiscard]] inline std::string lowered(std::string_view name) {
  return to_lower(std::string(name));
}

/// `FamilyHooks` are the functions that the mutants of a game may change.
template <class FamilyHooks>
struct Rule {
  MutantInfo info;
  Change<FamilyHooks> change;

  /// A mutant of a function of this game, or of one that all games share.
  Rule(std::string_view name, std::string_view clause, std::string_view error,
       Change<FamilyHooks> what)
      : info{std::string(name), std::string(clause), std::string(error)}, change(std::move(what)) {}

  /// The same mutant in a game that derives from another.
  template <class OtherHooks>
  Rule(const Rule<OtherHooks>& other) : info(other.info), change(other.change) {}
};

template <class FamilyHooks>
using Rules = std::vector<Rule<FamilyHooks>>;

/// Mutants of one clause: `ClauseTable<Hooks>("X8")({{id, sentence, change}, theme(), ...})`.
template <class GameHooks>
class ClauseTable {
 public:
  /// A mutant, or the mutants of a theme, which get the clause of the table.
  struct Row {
    Rules<GameHooks> rules;

    /// `belongs` is false in games where the mutant would change no count.
    Row(std::string_view id, std::string_view sentence, Change<GameHooks> change,
        bool belongs = true) {
      if (belongs) {
        rules.emplace_back(id, "", sentence, std::move(change));
      }
    }
    template <class SomeHooks>
    Row(const Rules<SomeHooks>& theme) : rules(theme.begin(), theme.end()) {}
  };

  explicit ClauseTable(std::string_view clause) : clause_(clause) {}

  [[nodiscard]] Rules<GameHooks> operator()(std::initializer_list<Row> rows) const {
    Rules<GameHooks> all;
    for (const Row& row : rows) {
      for (const Rule<GameHooks>& rule : row.rules) {
        all.push_back(rule);
        all.back().info.clause = clause_;
      }
    }
    return all;
  }

 private:
  std::string_view clause_;
};

/// Appends a list of rules to another.
template <class FamilyHooks, class OtherHooks>
void append(Rules<FamilyHooks>& rules, const Rules<OtherHooks>& more) {
  rules.insert(rules.end(), more.begin(), more.end());
}

template <class SomeHooks>
[[nodiscard]] auto find_rule(Rules<SomeHooks>& rules, std::string_view id) {
  const auto found =
      std::ranges::find_if(rules, [id](const auto& rule) { return rule.info.name == id; });
  if (found == rules.end()) {
    throw std::logic_error("a theme has no mutant " + std::string(id));
  }
  return found;
}

/// The list with more mutants after the one of this id.
template <class SomeHooks>
[[nodiscard]] Rules<SomeHooks> after(std::string_view id, Rules<SomeHooks> rules,
                                     const std::type_identity_t<Rules<SomeHooks>>& more) {
  rules.insert(find_rule(rules, id) + 1, more.begin(), more.end());
  return rules;
}

/// The list without the mutants of these ids.
template <class SomeHooks>
[[nodiscard]] Rules<SomeHooks> without(Rules<SomeHooks> rules,
                                       std::initializer_list<std::string_view> ids) {
  for (const std::string_view id : ids) {
    rules.erase(find_rule(rules, id));
  }
  return rules;
}

/// Concatenates lists, as mutants of a game's hooks.
template <class GameHooks, class... Lists>
[[nodiscard]] Rules<GameHooks> joined(const Lists&... lists) {
  Rules<GameHooks> rules;
  (append(rules, lists), ...);
  return rules;
}

/// Pieces attack as in these rules.
template <class FamilyHooks, class Mutated>
void attack_as(FamilyHooks& hooks, std::shared_ptr<const Mutated> rules) {
  hooks.reaches.change([rules = std::move(rules)](const Reach& asked, auto /*original*/) {
    return rules->reaches(asked.setup, asked.from, asked.to);
  });
}

/// Whether a piece attacks a square is looked up from that square, where a piece of the other
/// player stands in for it; where its movement has no bug, the attack is by the rules.
template <class FamilyHooks, class Mutated>
void look_attacks_up(FamilyHooks& hooks, std::shared_ptr<const Mutated> plain) {
  const auto mutated = std::make_shared<const Mutated>(plain->notation(), hooks);
  hooks.reaches.change([plain = std::move(plain), mutated](const Reach& asked, auto /*original*/) {
    const Piece piece = asked.setup.at(asked.from);
    Setup turned = asked.setup;
    turned.put(asked.to, Piece(opponent(piece.colour()), piece.kind(), piece.promoted()));
    const bool found = mutated->reaches(turned, asked.to, asked.from);
    return found == plain->reaches(turned, asked.to, asked.from)
               ? plain->reaches(asked.setup, asked.from, asked.to)
               : found;
  });
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
          [&notation, rules = std::move(rules)](std::span<const std::size_t> base,
                                                std::span<const std::size_t> errors,
                                                MutantScope scope) {
            FamilyHooks base_hooks;
            for (const std::size_t error : base) {
              rules[error].change(base_hooks);
            }
            FamilyHooks hooks = base_hooks;
            for (const std::size_t error : errors) {
              rules[error].change(hooks);
            }
            if (scope == MutantScope::looked_up) {
              look_attacks_up(hooks, std::make_shared<const Mutated>(notation, base_hooks));
            } else if (scope == MutantScope::moves) {
              attack_as(hooks, std::make_shared<const Mutated>(notation, base_hooks));
            } else if (scope == MutantScope::attacks) {
              auto attackers = std::make_shared<const Mutated>(notation, std::move(hooks));
              hooks = base_hooks;
              attack_as(hooks, std::move(attackers));
            }
            return std::make_unique<const Mutated>(notation, std::move(hooks));
          },
          std::move(house_rules)};
}

}  // namespace hurdle::mutation
