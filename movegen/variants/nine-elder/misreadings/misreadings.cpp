#include "movegen/variants/nine-elder/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/nine-elder/misreadings/rules.hpp"

namespace hurdle::nine_elder {

WrongRules wrong_rules(const Notation& reading) {
  const bool literal = &reading == &literal_notation;
  const bool shogi = &reading == &shogi_notation;
  WrongRules rules;
  for (const WrongRules& theme :
       {wrong_generals(), wrong_pawns(), wrong_promoted_generals(), wrong_lines(),
        literal ? wrong_dragons_and_horses_literally() : wrong_dragons_and_horses(),
        wrong_cannons_and_vans(), wrong_hurdles(), wrong_irons_and_coppers(),
        wrong_cassias(reading), wrong_camps(reading),
        shogi ? wrong_promotions_by_choice() : wrong_promotions_on_reach(), wrong_captures(),
        wrong_drops(), wrong_pawn_drops(), wrong_drop_mates(), wrong_drop_mate_replies(),
        wrong_ends()}) {
    wrong::append(rules, theme);
  }
  return rules;
}

// A cassia that leaps over everything opens no way by anybody's leaving.
Misreadings misreadings(const Notation& reading) {
  const wrong::CommonFacts facts{.leaps_lamely = &reading != &leaping_notation,
                                 .captures_over_hurdles = true};
  WrongRules rules;
  wrong::append(rules, wrong::common_rules(reading, facts));
  wrong::append(rules, wrong_rules(reading));
  if (&reading == &literal_notation) {
    return wrong::misreadings_of<MisreadElder<LiteralReferee>>(reading, std::move(rules),
                                                               readings(reading));
  }
  if (&reading == &leaping_notation) {
    return wrong::misreadings_of<MisreadElder<LeapingReferee>>(reading, std::move(rules),
                                                               readings(reading));
  }
  if (&reading == &shogi_notation) {
    return wrong::misreadings_of<MisreadElder<ShogiReferee>>(reading, std::move(rules),
                                                             readings(reading));
  }
  return wrong::misreadings_of<MisreadElder<NineElderReferee>>(reading, std::move(rules),
                                                               readings(reading));
}

}  // namespace hurdle::nine_elder
