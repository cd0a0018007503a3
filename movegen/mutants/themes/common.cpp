#include "movegen/mutants/themes/common.hpp"

namespace hurdle::mutation {

Rules<Hooks> common_rules(const Notation& notation, const CommonFacts& facts) {
  Rules<Hooks> rules = mutant_counting(notation);
  append(rules, blind_attacks(notation, facts));
  append(rules, mutant_pins(notation, facts));
  append(rules, mutant_evasions(notation));
  if (facts.captures_over_hurdles) {
    append(rules, mutant_hurdles());
  }
  return rules;
}

HouseRules pseudo_legal() {
  return {.name = "pseudo-legal",
          .says = "A move may leave the royal piece in check, and its capture ends the game.",
          .who = "programs that leave legality to their search, as Sunfish (thomasahle/sunfish)",
          .source = "https://www.chessprogramming.org/Pseudo-Legal_Move",
          .mutants = {"pseudo-legal"},
          .same_as = ""};
}

}  // namespace hurdle::mutation
