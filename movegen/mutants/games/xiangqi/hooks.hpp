// The mutants of Xiangqi's clauses, one function for each theme, and the referee that they change.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/hands.hpp"
#include "movegen/variants/xiangqi/referee.hpp"

namespace hurdle::xiangqi {

using namespace mutation;

/// The functions that mutants change.
struct Hooks : mutation::Hooks {
  Hook<bool(const Situation&)> generals_face;  // X8
};

/// These rules with changes.
class HookedXiangqi : public Hooked<XiangqiReferee, Hooks> {
 public:
  using Hooked::Hooked;

  /// A captured general, which a mutant of C5 allows, faces none.
  bool generals_face(const Setup& setup) const override {
    return royal_square(setup, Colour::white).exists() &&
           royal_square(setup, Colour::black).exists() &&
           hooks_.generals_face({*this, setup}, [](const Situation& asked) {
             const auto& rules = rules_of<HookedXiangqi>(asked);
             return rules.XiangqiReferee::generals_face(asked.setup);
           });
  }
};

using MutantRules = Rules<Hooks>;

[[nodiscard]] PieceRules mutant_generals();     // X1
[[nodiscard]] PieceRules mutant_advisors();     // X2
[[nodiscard]] PieceRules mutant_eyes();         // X3
[[nodiscard]] PieceRules mutant_reaches();      // X3
[[nodiscard]] PieceRules mutant_horses();       // X4
[[nodiscard]] PieceRules mutant_chariots();     // X5
[[nodiscard]] PieceRules mutant_cannons();      // X6
[[nodiscard]] PieceRules mutant_soldiers();     // X7
[[nodiscard]] MutantRules mutant_facings();     // X8
[[nodiscard]] MutantRules mutant_checks();      // X9
[[nodiscard]] MutantRules mutant_stalemates();  // X10, and ends of lines that the game lacks

[[nodiscard]] inline bool to_its_half(const Mover& mover, Square to) {
  return mover.own_rank(to) <= 5;
}
[[nodiscard]] inline bool to_a_cannon(const Mover& mover, Square to) {
  return mover.at(to) && mover.at(to).kind() == cannon;
}

}  // namespace hurdle::xiangqi
