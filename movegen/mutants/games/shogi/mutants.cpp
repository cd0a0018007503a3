#include "movegen/mutants/games/shogi/mutants.hpp"

#include "movegen/mutants/games/shogi/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::shogi {

MutantRules mutant_rules() {
  MutantRules rules;
  for (const MutantRules& theme :
       {mutant_generals(), mutant_promoted(), mutant_lines(), mutant_dragons_and_horses(),
        mutant_knights(), mutant_lances(), mutant_pawns(), mutant_camps(), mutant_promotions(),
        mutant_captures(), mutant_drops(), mutant_pawn_drops(), mutant_drop_mates(),
        mutant_ends()}) {
    mutation::append(rules, theme);
  }
  return rules;
}

Mutants mutants(const Notation& variant) {
  MutantRules rules;
  mutation::append(rules, mutation::common_rules(variant, {}));
  mutation::append(rules, mutant_rules());
  return mutation::mutants_of<HookedShogi>(variant, std::move(rules), house_rules());
}

}  // namespace hurdle::shogi
