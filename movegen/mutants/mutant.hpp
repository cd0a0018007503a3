// A mutant is a variant's referee with exactly one clause changed. This file has the mutants and
// the house rules of a variant. Depends on the referee only, on no game.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/mutants/house_rules.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle {

/// The name of a mutant, its clause, and the changed rule in words.
struct MutantInfo {
  std::string name;      ///< "cannon-hops-over-cannons": unique in its variant, never changes
  std::string clause;    ///< the changed clause: "J7"
  std::string sentence;  ///< the changed rule in one sentence
};

/// A variant's rules with one clause changed. The game is over when a royal piece is captured,
/// which a mutant of C5 may allow.
struct Mutant {
  MutantInfo info;
  std::shared_ptr<const Referee> referee;

  [[nodiscard]] const Notation& notation() const noexcept { return referee->notation(); }
};

/// The functions that mutants of one referee change. Many engines have separate code for attacks.
enum class MutantScope : std::uint8_t {
  all,
  moves,    ///< how pieces move, and not what they attack (C5)
  attacks,  ///< what pieces attack, and not how they move
  /// How pieces move; whether one gives check is looked up from the royal piece's square, so that a
  /// step that is missing to the left gives no check to the right.
  looked_up,
};

/// The mutants and the house rules of one variant.
class Mutants {
 public:
  /// Makes a referee with the mutants at these places of the list; later ones change earlier ones.
  /// Those of the base, which come first, apply in every scope.
  using Make = std::function<std::unique_ptr<const Referee>(
      std::span<const std::size_t> base, std::span<const std::size_t> places, MutantScope scope)>;

  /// Sorts the mutants by clause, the common clauses first; within a clause the order stays. Throws
  /// std::logic_error for house rules without a mutant or with an unknown one.
  Mutants(const Notation& notation, const std::vector<MutantInfo>& infos, Make make,
          std::vector<HouseRules> house_rules = {});

  [[nodiscard]] std::span<const Mutant> all() const noexcept { return all_; }

  /// The mutant of this name, or null.
  [[nodiscard]] const Mutant* find(std::string_view name) const noexcept;

  /// A referee with several of these mutants in a scope, and those of a base everywhere. Its
  /// functions throw EndlessRules (hook.hpp) if the combined mutants call each other forever.
  [[nodiscard]] std::shared_ptr<const Referee> together(
      std::span<const Mutant* const> some, MutantScope scope = MutantScope::all,
      std::span<const Mutant* const> base = {}) const;

  /// The house rules of this variant, in the order given.
  [[nodiscard]] std::span<const HouseRules> house_rules() const noexcept { return house_rules_; }

  /// The house rules of that name, or null.
  [[nodiscard]] const HouseRules* find_house_rules(std::string_view name) const noexcept;

  /// The mutants of which house rules of this variant consist.
  [[nodiscard]] std::vector<const Mutant*> made_of(const HouseRules& rules) const;

  /// A referee that plays by house rules of this variant, by all of them at once. Where they differ
  /// from the rules, it explains with the sentence of the house rules.
  [[nodiscard]] std::shared_ptr<const Referee> played_by(std::span<const HouseRules> several) const;

 private:
  [[nodiscard]] std::vector<std::size_t> places_of(std::span<const Mutant* const> some) const;

  std::vector<Mutant> all_;
  std::vector<HouseRules> house_rules_;
  std::vector<std::size_t> given_;  ///< place of each mutant in the constructor's list
  Make make_;
};

}  // namespace hurdle
