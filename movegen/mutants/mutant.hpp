// A mutant: a variant's referee that reads a clause changed, as engines do. What it is and what
// is known of a variant together, the house_rules made of them too; knows no rule and no error.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/mutants/house_rules.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle {

/// What a mutant believes: words for people, and a name for programs.
struct MutantInfo {
  std::string name;      ///< "cannon-hops-over-cannons": unique in its variant, and it stays
  std::string clause;    ///< the clause that is read changed: "J7"
  std::string sentence;  ///< one sentence: what it believes instead
};

/// A variant's rules with one plausible error. The game is over when a royal piece is captured,
/// which an error in C5 may allow.
struct Mutant {
  MutantInfo info;
  std::shared_ptr<const Referee> referee;

  [[nodiscard]] const Notation& notation() const noexcept { return referee->notation(); }
};

/// All that is known to be misread of one variant.
class Mutants {
 public:
  /// A referee with the errors of these places in the list, the later ones on top.
  using Make = std::function<std::unique_ptr<const Referee>(std::span<const std::size_t> errors)>;

  /// In the order of the variant's clauses, the common ones first; otherwise as given. Throws
  /// std::logic_error for a reading that names no mutant, or one that there is not.
  Mutants(const Notation& notation, const std::vector<MutantInfo>& infos, Make make,
          std::vector<HouseRules> house_rules = {});

  [[nodiscard]] std::span<const Mutant> all() const noexcept { return all_; }

  /// The mutant by its info's name, or null.
  [[nodiscard]] const Mutant* find(std::string_view name) const noexcept;

  /// A referee that errs as several of these mutants do. Errors may ask each other without end:
  /// its functions then throw EndlessRules (hook.hpp).
  [[nodiscard]] std::shared_ptr<const Referee> together(std::span<const Mutant* const> some) const;

  /// The house_rules of this variant that people hold, in the order given.
  [[nodiscard]] std::span<const HouseRules> house_rules() const noexcept { return readings_; }

  /// The reading of that name, or null.
  [[nodiscard]] const HouseRules* find_house_rules(std::string_view name) const noexcept;

  /// The reading that believes exactly these mutants, in whatever order; or null.
  [[nodiscard]] const HouseRules* find_house_rules(std::span<const Mutant* const> some) const;

  /// The mutants that a reading of this variant is made of.
  [[nodiscard]] std::vector<const Mutant*> made_of(const HouseRules& rules) const;

  /// A referee that plays by a reading of this variant, or by several at once. Where it differs
  /// from the rules, its words are the reading's.
  [[nodiscard]] std::shared_ptr<const Referee> played_by(const HouseRules& rules) const;
  [[nodiscard]] std::shared_ptr<const Referee> played_by(std::span<const HouseRules> several) const;

 private:
  std::vector<Mutant> all_;
  std::vector<HouseRules> readings_;
  std::vector<std::size_t> given_;  ///< of each of them, its place in what was given
  Make make_;
};

}  // namespace hurdle
