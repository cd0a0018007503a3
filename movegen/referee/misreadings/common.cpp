#include "movegen/referee/misreadings/common.hpp"

namespace hurdle::wrong {

Rules<Hooks> common_rules(const Notation& notation, const CommonFacts& facts) {
  Rules<Hooks> rules = wrong_counting(notation);
  append(rules, blind_attacks(notation, facts));
  append(rules, wrong_pins(notation, facts));
  append(rules, wrong_evasions(notation));
  if (facts.captures_over_hurdles) {
    append(rules, wrong_hurdles());
  }
  return rules;
}

}  // namespace hurdle::wrong
