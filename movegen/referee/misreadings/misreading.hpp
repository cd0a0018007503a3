// A misreading: a variant's referee that reads a clause wrongly, as engines do. What it is and what
// is known of a variant together, the readings made of them too; knows no rule and no error.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/misreadings/reading.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle {

/// What a misreading believes: words for people, and a name for programs.
struct Belief {
  std::string name;    ///< "cannon-hops-over-cannons": unique in its variant, and it stays
  std::string clause;  ///< the clause that is read wrongly: "J7"
  std::string error;   ///< one sentence: what it believes instead
};

/// A variant's rules with one plausible error. The game is over when a royal piece is captured,
/// which an error in C5 may allow.
struct Misreading {
  Belief belief;
  std::shared_ptr<const Referee> referee;

  [[nodiscard]] const Notation& notation() const noexcept { return referee->notation(); }
};

/// All that is known to be misread of one variant.
class Misreadings {
 public:
  /// A referee with the errors of these places in the list, the later ones on top.
  using Make = std::function<std::unique_ptr<const Referee>(std::span<const std::size_t> errors)>;

  /// In the order of the variant's clauses, the common ones first; otherwise as given. Throws
  /// std::logic_error for a reading that names no misreading, or one that there is not.
  Misreadings(const Notation& notation, const std::vector<Belief>& beliefs, Make make,
              std::vector<Reading> readings = {});

  [[nodiscard]] std::span<const Misreading> all() const noexcept { return all_; }

  /// The misreading by its belief's name, or null.
  [[nodiscard]] const Misreading* find(std::string_view name) const noexcept;

  /// A referee that errs as several of these misreadings do. Errors may ask each other without end:
  /// its functions then throw EndlessRules (hook.hpp).
  [[nodiscard]] std::shared_ptr<const Referee> together(
      std::span<const Misreading* const> some) const;

  /// The readings of this variant that people hold, in the order given.
  [[nodiscard]] std::span<const Reading> readings() const noexcept { return readings_; }

  /// The reading of that name, or null.
  [[nodiscard]] const Reading* find_reading(std::string_view name) const noexcept;

  /// The reading that believes exactly these misreadings, in whatever order; or null.
  [[nodiscard]] const Reading* find_reading(std::span<const Misreading* const> some) const;

  /// The misreadings that a reading of this variant is made of.
  [[nodiscard]] std::vector<const Misreading*> made_of(const Reading& reading) const;

  /// A referee that plays by a reading of this variant, or by several at once. Where it differs
  /// from the rules, its words are the reading's.
  [[nodiscard]] std::shared_ptr<const Referee> read_as(const Reading& reading) const;
  [[nodiscard]] std::shared_ptr<const Referee> read_as(std::span<const Reading> several) const;

 private:
  std::vector<Misreading> all_;
  std::vector<Reading> readings_;
  std::vector<std::size_t> given_;  ///< of each of them, its place in what was given
  Make make_;
};

}  // namespace hurdle
