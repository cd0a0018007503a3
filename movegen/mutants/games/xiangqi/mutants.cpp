#include "movegen/mutants/games/xiangqi/mutants.hpp"

#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::xiangqi {

// Generals, advisors and elephants never come near the enemy palace (X9), so that not seeing their
// attacks changes nothing.
Mutants mutants(const Notation& variant) {
  const CommonFacts facts{.slides_diagonally = false,
                          .leaps_lamely = true,
                          .captures_over_hurdles = true,
                          .pinners = {chariot, cannon, horse},
                          .never_give_check = {general, advisor, elephant},
                          .lopsided = {soldier}};
  return mutation::mutants_of<HookedXiangqi>(
      variant,
      joined<Hooks>(common_rules(variant, facts), mutant_generals(), mutant_advisors(),
                    mutant_eyes(), mutant_reaches(), mutant_horses(), mutant_chariots(),
                    mutant_cannons(), mutant_soldiers(), mutant_facings(), mutant_checks(),
                    mutant_stalemates()),
      house_rules());
}

}  // namespace hurdle::xiangqi
