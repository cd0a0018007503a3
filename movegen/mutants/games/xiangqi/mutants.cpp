#include "movegen/mutants/games/xiangqi/mutants.hpp"

#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::xiangqi {

MutantRules mutant_rules() {
  MutantRules rules;
  for (const MutantRules& theme :
       {mutant_generals(), mutant_advisors(), mutant_elephants(), mutant_horses(),
        mutant_chariots(), mutant_cannons(), mutant_soldiers(), mutant_facings(), mutant_checks(),
        mutant_answers(), mutant_stalemates()}) {
    mutation::append(rules, theme);
  }
  return rules;
}

// Generals, advisors and elephants never come near the enemy palace (X9), so that not seeing their
// attacks changes nothing.
Mutants mutants(const Notation& variant) {
  const mutation::CommonFacts facts{.slides_diagonally = false,
                                    .leaps_lamely = true,
                                    .captures_over_hurdles = true,
                                    .never_give_check = {general, advisor, elephant}};
  MutantRules rules;
  mutation::append(rules, mutation::common_rules(variant, facts));
  mutation::append(rules, mutant_rules());
  return mutation::mutants_of<HookedXiangqi>(variant, std::move(rules), house_rules());
}

}  // namespace hurdle::xiangqi
