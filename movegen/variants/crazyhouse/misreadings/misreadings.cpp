#include "movegen/variants/crazyhouse/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/crazyhouse/misreadings/rules.hpp"

namespace hurdle::crazyhouse {

Misreadings misreadings(const Notation& reading) {
  WrongRules rules;
  wrong::append(rules, wrong::common_rules(reading, {}));
  wrong::append(rules, chess::wrong_rules());
  wrong::append(rules, wrong_hands());
  wrong::append(rules, wrong_drops());
  return wrong::misreadings_of<chess::MisreadChess<CrazyhouseReferee>>(reading, std::move(rules),
                                                                       {wrong::pseudo_legal()});
}

}  // namespace hurdle::crazyhouse
