#include "movegen/variants/janggi/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/janggi/misreadings/rules.hpp"

namespace hurdle::janggi {

WrongRules wrong_rules(const Notation& reading) {
  WrongRules rules;
  for (const WrongRules& theme :
       {wrong_palace_pieces(), wrong_horses(), wrong_elephants(), wrong_chariots(), wrong_cannons(),
        wrong_palace_jumps(), wrong_cannon_pairs(), wrong_soldiers(), wrong_passes(reading),
        wrong_facings(reading), wrong_made_facings(), wrong_facing_ends(reading),
        wrong_checks(reading)}) {
    wrong::append(rules, theme);
  }
  return rules;
}

// Neither generals nor guards leave their palaces (J1, J2), and no general enters the other's: they
// attack no general, so that not seeing them changes nothing.
Misreadings misreadings(const Notation& reading) {
  const wrong::CommonFacts facts{
      .leaps_lamely = true, .captures_over_hurdles = true, .never_give_check = {general, guard}};
  WrongRules rules;
  wrong::append(rules, wrong::common_rules(reading, facts));
  wrong::append(rules, wrong_rules(reading));
  return &reading == &casual_notation ? wrong::misreadings_of<MisreadJanggi<CasualReferee>>(
                                            reading, std::move(rules), readings(reading))
                                      : wrong::misreadings_of<MisreadJanggi<JanggiReferee>>(
                                            reading, std::move(rules), readings(reading));
}

}  // namespace hurdle::janggi
