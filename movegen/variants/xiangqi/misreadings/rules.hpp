// What engines get wrong about Xiangqi's clauses, one function a theme; and the referee that can be
// changed so.
#pragma once

#include "movegen/referee/misreadings/going.hpp"
#include "movegen/referee/misreadings/rule.hpp"
#include "movegen/variants/xiangqi/referee.hpp"

namespace hurdle::xiangqi {

/// The functions that misreadings change.
struct Hooks : wrong::Hooks {
  wrong::Hook<bool(const wrong::Position&)> generals_face;  // X8
};

/// These rules with changes.
class MisreadXiangqi : public wrong::Misread<XiangqiReferee, Hooks> {
 public:
  using Misread::Misread;

  /// A general that has fallen, after an error in C5, faces none.
  bool generals_face(const Setup& setup) const override {
    return royal_square(setup, Colour::white).exists() &&
           royal_square(setup, Colour::black).exists() &&
           hooks_.generals_face({*this, setup}, [](const wrong::Position& asked) {
             const auto& rules = wrong::rules_of<MisreadXiangqi>(asked);
             return rules.XiangqiReferee::generals_face(asked.setup);
           });
  }
};

using WrongRules = wrong::Rules<Hooks>;

[[nodiscard]] WrongRules wrong_generals();    // X1
[[nodiscard]] WrongRules wrong_advisors();    // X2
[[nodiscard]] WrongRules wrong_elephants();   // X3
[[nodiscard]] WrongRules wrong_horses();      // X4
[[nodiscard]] WrongRules wrong_chariots();    // X5
[[nodiscard]] WrongRules wrong_cannons();     // X6
[[nodiscard]] WrongRules wrong_soldiers();    // X7
[[nodiscard]] WrongRules wrong_facings();     // X8
[[nodiscard]] WrongRules wrong_checks();      // X9: who gives check
[[nodiscard]] WrongRules wrong_answers();     // X9: what answers a check
[[nodiscard]] WrongRules wrong_stalemates();  // X10, and ends of lines that there are not

/// All of them.
[[nodiscard]] WrongRules wrong_rules();

/// The readings of this game that people hold.
[[nodiscard]] std::vector<Reading> readings();

}  // namespace hurdle::xiangqi
