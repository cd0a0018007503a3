// What engines get wrong about Makpong's clauses, one function a theme; and the referee that can be
// changed so, for this family and for those that derive from it.
#pragma once

#include "movegen/referee/misreadings/going.hpp"
#include "movegen/referee/misreadings/rule.hpp"
#include "movegen/variants/makpong/referee.hpp"

namespace hurdle::makpong {

/// The functions that misreadings change.
struct Hooks : wrong::Hooks {
  wrong::Hook<int(Colour)> promotion_rank;                                // M5
  wrong::Hook<bool(const wrong::Turn&, Square checker)> king_may_answer;  // M6
  wrong::Hook<bool(const wrong::Turn&)> king_may_answer_double_check;     // M7
};

/// These rules with changes.
template <class Rules>
class MisreadMakpong : public wrong::Misread<Rules, Hooks> {
 public:
  using wrong::Misread<Rules, Hooks>::Misread;

  int promotion_rank(Colour colour) const override {
    return this->hooks_.promotion_rank(
        colour, [this](Colour asked) { return Rules::promotion_rank(asked); });
  }
  bool king_may_answer(const Setup& setup, Move move, Square checker) const override {
    return this->hooks_.king_may_answer(
        {{*this, setup}, move}, checker, [this](const wrong::Turn& asked, Square by) {
          return Rules::king_may_answer(asked.setup, asked.move, by);
        });
  }
  bool king_may_answer_double_check(const Setup& setup, Move move) const override {
    return this->hooks_.king_may_answer_double_check(
        {{*this, setup}, move}, [this](const wrong::Turn& asked) {
          return Rules::king_may_answer_double_check(asked.setup, asked.move);
        });
  }
};

using WrongRules = wrong::Rules<Hooks>;

[[nodiscard]] WrongRules wrong_kings();               // M1
[[nodiscard]] WrongRules wrong_rooks_and_knights();   // M1
[[nodiscard]] WrongRules wrong_queens_and_bishops();  // M2, M3
[[nodiscard]] WrongRules wrong_pawns();               // M4
[[nodiscard]] WrongRules wrong_promotions();          // M5
[[nodiscard]] WrongRules wrong_checked_kings();       // M6
[[nodiscard]] WrongRules wrong_check_answers();       // M6, M7
[[nodiscard]] WrongRules wrong_double_checks();       // M7
[[nodiscard]] WrongRules wrong_ends();                // M8

/// All of them.
[[nodiscard]] WrongRules wrong_rules();

/// The readings of this variant that people hold.
[[nodiscard]] std::vector<Reading> readings();

}  // namespace hurdle::makpong
