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

Reading pseudo_legal() {
  return {.name = "pseudo-legal",
          .says = "A move may leave the royal piece in check, and its capture ends the game.",
          .who = "programs that leave legality to their search, as Sunfish (thomasahle/sunfish)",
          .source = "https://www.chessprogramming.org/Pseudo-Legal_Move",
          .beliefs = {"pseudo-legal"},
          .same_as = ""};
}

}  // namespace hurdle::wrong
