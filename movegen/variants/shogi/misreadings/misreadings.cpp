#include "movegen/variants/shogi/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/shogi/misreadings/rules.hpp"

namespace hurdle::shogi {

WrongRules wrong_rules() {
  WrongRules rules;
  for (const WrongRules& theme :
       {wrong_generals(), wrong_promoted(), wrong_lines(), wrong_dragons_and_horses(),
        wrong_knights(), wrong_lances(), wrong_pawns(), wrong_camps(), wrong_promotions(),
        wrong_captures(), wrong_drops(), wrong_pawn_drops(), wrong_drop_mates(), wrong_ends()}) {
    wrong::append(rules, theme);
  }
  return rules;
}

Misreadings misreadings(const Notation& reading) {
  WrongRules rules;
  wrong::append(rules, wrong::common_rules(reading, {}));
  wrong::append(rules, wrong_rules());
  return wrong::misreadings_of<MisreadShogi>(reading, std::move(rules), readings());
}

}  // namespace hurdle::shogi
