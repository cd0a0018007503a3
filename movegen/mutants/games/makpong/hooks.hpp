// The mutants of Makpong's clauses, one function for each theme, and the referee that they change.
// Games that derive from this one use them too.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/hands.hpp"
#include "movegen/variants/makpong/referee.hpp"

namespace hurdle::makpong {

using namespace mutation;

/// The functions that mutants change.
struct Hooks : mutation::Hooks {
  Hook<int(Colour)> promotion_rank;                         // M5
  Hook<bool(const Turn&, Square checker)> king_may_answer;  // M6
  Hook<bool(const Turn&)> king_may_answer_double_check;     // M7
};

/// These rules with changes.
template <class Rules>
class HookedMakpong : public Hooked<Rules, Hooks> {
 public:
  using Hooked<Rules, Hooks>::Hooked;
  using Original = Rules;

  HURDLE_HOOK(int, promotion_rank, (Colour colour), colour);
  HURDLE_HOOK(bool, king_may_answer, (const Setup& setup, Move move, Square checker),
              {{*this, setup}, move}, checker);
  HURDLE_HOOK(bool, king_may_answer_double_check, (const Setup& setup, Move move),
              {{*this, setup}, move});
};

using MutantRules = Rules<Hooks>;

[[nodiscard]] PieceRules mutant_kings_rooks_and_knights();  // M1
[[nodiscard]] PieceRules mutant_queens();                   // M2, M3
[[nodiscard]] PieceRules mutant_bishops();                  // M2, M3
[[nodiscard]] PieceRules mutant_pawns();                    // M4
[[nodiscard]] MutantRules mutant_promotions();              // M5
[[nodiscard]] MutantRules mutant_answers();                 // M6
[[nodiscard]] MutantRules mutant_check_answers();           // M6, M7
[[nodiscard]] MutantRules mutant_double_checks();           // M7
[[nodiscard]] MutantRules mutant_ends();                    // M8

/// All of them.
[[nodiscard]] MutantRules mutant_rules();

}  // namespace hurdle::makpong
