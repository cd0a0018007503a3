#include "movegen/mutants/games/nine-elder/mutants.hpp"

#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::nine_elder {

namespace {

template <class Referee>
Mutants made_for(const Notation& variant, const MutantRules& rules) {
  return mutation::mutants_of<HookedElder<Referee>>(variant, rules, house_rules(variant));
}

}  // namespace

// A cassia that leaps over everything opens no way by anybody's leaving.
Mutants mutants(const Notation& variant) {
  const bool lame = &variant != &notation_leaping;
  const CommonFacts facts{.leaps_lamely = lame,
                          .captures_over_hurdles = true,
                          .pinners = lame ? std::vector{incense, angle, cannon, van, cassia}
                                          : std::vector{incense, angle, cannon, van},
                          .lopsided = {gold, silver, cassia, pawn}};
  const bool literal = &variant == &notation_literal;
  const bool shogi = &variant == &notation_shogi;
  const MutantRules rules = joined<Hooks>(
      common_rules(variant, facts), mutant_generals(), mutant_pawns(), mutant_promoted_generals(),
      mutant_lines(), literal ? mutant_dragons_and_horses_literally() : mutant_dragons_and_horses(),
      mutant_cannons_and_vans(), mutant_hurdles(), mutant_irons_and_coppers(),
      mutant_cassias(variant), mutant_camps(variant),
      shogi ? mutant_promotions_by_choice() : mutant_promotions_on_reach(), mutant_captures(),
      mutant_drops(), mutant_pawn_drops(), mutant_drop_mates(), mutant_replies(), mutant_ends());
  return literal                         ? made_for<LiteralReferee>(variant, rules)
         : &variant == &notation_leaping ? made_for<LeapingReferee>(variant, rules)
         : shogi                         ? made_for<ShogiReferee>(variant, rules)
                                         : made_for<NineElderReferee>(variant, rules);
}

}  // namespace hurdle::nine_elder
