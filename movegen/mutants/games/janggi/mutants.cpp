#include "movegen/mutants/games/janggi/mutants.hpp"

#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::janggi {

MutantRules mutant_rules(const Notation& variant) {
  MutantRules rules;
  for (const MutantRules& theme :
       {mutant_palace_pieces(), mutant_horses(), mutant_elephants(), mutant_chariots(),
        mutant_cannons(), mutant_palace_jumps(), mutant_cannon_pairs(), mutant_soldiers(),
        mutant_passes(variant), mutant_facings(variant), mutant_made_facings(),
        mutant_facing_ends(variant), mutant_checks(variant)}) {
    mutation::append(rules, theme);
  }
  return rules;
}

// Neither generals nor guards leave their palaces (J1, J2), and no general enters the other's: they
// attack no general, so that not seeing them changes nothing.
Mutants mutants(const Notation& variant) {
  const mutation::CommonFacts facts{
      .leaps_lamely = true, .captures_over_hurdles = true, .never_give_check = {general, guard}};
  MutantRules rules;
  mutation::append(rules, mutation::common_rules(variant, facts));
  mutation::append(rules, mutant_rules(variant));
  return &variant == &notation_casual ? mutation::mutants_of<HookedJanggi<CasualReferee>>(
                                            variant, std::move(rules), house_rules(variant))
                                      : mutation::mutants_of<HookedJanggi<JanggiReferee>>(
                                            variant, std::move(rules), house_rules(variant));
}

}  // namespace hurdle::janggi
