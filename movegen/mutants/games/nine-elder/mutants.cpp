#include "movegen/mutants/games/nine-elder/mutants.hpp"

#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::nine_elder {

MutantRules mutant_rules(const Notation& variant) {
  const bool literal = &variant == &notation_literal;
  const bool shogi = &variant == &notation_shogi;
  MutantRules rules;
  for (const MutantRules& theme :
       {mutant_generals(), mutant_pawns(), mutant_promoted_generals(), mutant_lines(),
        literal ? mutant_dragons_and_horses_literally() : mutant_dragons_and_horses(),
        mutant_cannons_and_vans(), mutant_hurdles(), mutant_irons_and_coppers(),
        mutant_cassias(variant), mutant_camps(variant),
        shogi ? mutant_promotions_by_choice() : mutant_promotions_on_reach(), mutant_captures(),
        mutant_drops(), mutant_pawn_drops(), mutant_drop_mates(), mutant_drop_mate_replies(),
        mutant_ends()}) {
    mutation::append(rules, theme);
  }
  return rules;
}

// A cassia that leaps over everything opens no way by anybody's leaving.
Mutants mutants(const Notation& variant) {
  const mutation::CommonFacts facts{.leaps_lamely = &variant != &notation_leaping,
                                    .captures_over_hurdles = true};
  MutantRules rules;
  mutation::append(rules, mutation::common_rules(variant, facts));
  mutation::append(rules, mutant_rules(variant));
  if (&variant == &notation_literal) {
    return mutation::mutants_of<HookedElder<LiteralReferee>>(variant, std::move(rules),
                                                             house_rules(variant));
  }
  if (&variant == &notation_leaping) {
    return mutation::mutants_of<HookedElder<LeapingReferee>>(variant, std::move(rules),
                                                             house_rules(variant));
  }
  if (&variant == &notation_shogi) {
    return mutation::mutants_of<HookedElder<ShogiReferee>>(variant, std::move(rules),
                                                           house_rules(variant));
  }
  return mutation::mutants_of<HookedElder<NineElderReferee>>(variant, std::move(rules),
                                                             house_rules(variant));
}

}  // namespace hurdle::nine_elder
