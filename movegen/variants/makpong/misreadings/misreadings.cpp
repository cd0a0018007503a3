#include "movegen/variants/makpong/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/makpong/misreadings/rules.hpp"

namespace hurdle::makpong {

WrongRules wrong_rules() {
  WrongRules rules = wrong_kings();
  for (const auto theme :
       {wrong_rooks_and_knights, wrong_queens_and_bishops, wrong_pawns, wrong_promotions,
        wrong_checked_kings, wrong_check_answers, wrong_double_checks, wrong_ends}) {
    wrong::append(rules, theme());
  }
  return rules;
}

// The king casts no shadow: a piece that aims at its flight through its square would give check
// too, beside the one checker that it may take (M6); and then it may not move at all (M7).
Misreadings misreadings(const Notation& reading) {
  WrongRules rules;
  wrong::append(rules, wrong::common_rules(
                           reading, {.royal_flees_checks = false, .slides_diagonally = false}));
  wrong::append(rules, wrong_rules());
  return wrong::misreadings_of<MisreadMakpong<MakpongReferee>>(reading, std::move(rules),
                                                               readings());
}

}  // namespace hurdle::makpong
