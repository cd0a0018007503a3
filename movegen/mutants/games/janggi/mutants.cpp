#include "movegen/mutants/games/janggi/mutants.hpp"

#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::janggi {

// Neither generals nor guards leave their palaces (J1, J2), and no general enters the other's: they
// attack no general, so that not seeing them changes nothing.
Mutants mutants(const Notation& variant) {
  const CommonFacts facts{.leaps_lamely = true,
                          .captures_over_hurdles = true,
                          .captures_as_it_goes = true,
                          .pinners = {chariot, cannon, horse, elephant},
                          .never_give_check = {general, guard},
                          .lopsided = {soldier}};
  const MutantRules rules =
      joined<Hooks>(common_rules(variant, facts), mutant_marks(), mutant_palace_pieces(),
                    mutant_horses(), mutant_elephants(), mutant_chariots(), mutant_cannons(),
                    mutant_jumps(), mutant_hurdles(), mutant_targets(), mutant_steps(),
                    soldier_diagonals(), mutant_passes(variant), mutant_facings(variant),
                    mutant_made_facings(), mutant_facing_ends(variant), mutant_checks(variant));
  return &variant == &notation_casual ? mutation::mutants_of<HookedJanggi<CasualReferee>>(
                                            variant, rules, house_rules(variant))
                                      : mutation::mutants_of<HookedJanggi<JanggiReferee>>(
                                            variant, rules, house_rules(variant));
}

}  // namespace hurdle::janggi
