// A rule mutant: a variant's referee that reads one clause wrongly, as engines do. What a mutant is
// and how a family of variants lists its own; knows no rule.
#pragma once

#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "movegen/misreadings.hpp"
#include "movegen/variants.hpp"
#include "perft/count/generator.hpp"

namespace hurdle::mutants {

/// A variant's rules with one plausible error, and a generator that counts by them.
struct Mutant {
  Belief belief;
  std::shared_ptr<const Referee> referee;
  std::shared_ptr<const Generator> generator;

  [[nodiscard]] const Notation& notation() const noexcept { return referee->notation(); }
};

/// The mutant that counts by a misreading.
[[nodiscard]] Mutant mutant_of(const Misreading& misreading);

/// The mutant of this belief, counting by this referee.
[[nodiscard]] Mutant make_mutant(Belief belief, std::unique_ptr<const Referee> referee);

/// The notation of the variant with these rules.
template <class Rules>
const Notation& notation_of() {
  const Notation* found = nullptr;
  const auto look = [&]<class... Entry>(std::type_identity<std::tuple<Entry...>> /*all*/) {
    ((found = std::is_same_v<typename Entry::Rules, Rules> ? &Entry::notation : found), ...);
  };
  look(std::type_identity<VariantList>{});
  return *found;
}

/// Collects the mutants of one family: each `Wrong<Rules>` derives from `Rules` and overrides the
/// functions of one clause. The readings of a family are the different `Rules`.
template <class... Readings>
class Family {
 public:
  /// The error in every reading. `facts` go to the mutants' constructors, after the notation.
  template <template <class> class Wrong, class... Facts>
  void add(const Belief& belief, const Facts&... facts) {
    (add_one<Wrong<Readings>, Readings>(belief, facts...), ...);
  }

  /// The error in one reading only: elsewhere the clause says something else.
  template <template <class> class Wrong, class Reading, class... Facts>
  void add_to(const Belief& belief, const Facts&... facts) {
    add_one<Wrong<Reading>, Reading>(belief, facts...);
  }

  /// The error in the readings that `applies(notation)` names: elsewhere it changes nothing.
  template <template <class> class Wrong, class Applies, class... Facts>
  void add_where(Applies applies, const Belief& belief, const Facts&... facts) {
    const auto add_where_it_applies = [&]<class Reading>(std::type_identity<Reading> /*one*/) {
      if (applies(notation_of<Reading>())) {
        add_one<Wrong<Reading>, Reading>(belief, facts...);
      }
    };
    (add_where_it_applies(std::type_identity<Readings>{}), ...);
  }

  [[nodiscard]] std::vector<Mutant> take() { return std::move(mutants_); }

 private:
  template <class Wrong, class Reading, class... Facts>
  void add_one(const Belief& belief, const Facts&... facts) {
    mutants_.push_back(
        make_mutant(belief, std::make_unique<const Wrong>(notation_of<Reading>(), facts...)));
  }

  std::vector<Mutant> mutants_;
};

}  // namespace hurdle::mutants
