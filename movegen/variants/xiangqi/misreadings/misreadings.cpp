#include "movegen/variants/xiangqi/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/xiangqi/misreadings/rules.hpp"

namespace hurdle::xiangqi {

WrongRules wrong_rules() {
  WrongRules rules;
  for (const WrongRules& theme :
       {wrong_generals(), wrong_advisors(), wrong_elephants(), wrong_horses(), wrong_chariots(),
        wrong_cannons(), wrong_soldiers(), wrong_facings(), wrong_checks(), wrong_answers(),
        wrong_stalemates()}) {
    wrong::append(rules, theme);
  }
  return rules;
}

// Generals, advisors and elephants never come near the enemy palace (X9), so that not seeing their
// attacks changes nothing.
Misreadings misreadings(const Notation& reading) {
  const wrong::CommonFacts facts{.slides_diagonally = false,
                                 .leaps_lamely = true,
                                 .captures_over_hurdles = true,
                                 .never_give_check = {general, advisor, elephant}};
  WrongRules rules;
  wrong::append(rules, wrong::common_rules(reading, facts));
  wrong::append(rules, wrong_rules());
  return wrong::misreadings_of<MisreadXiangqi>(reading, std::move(rules), readings());
}

}  // namespace hurdle::xiangqi
