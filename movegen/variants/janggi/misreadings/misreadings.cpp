#include "movegen/variants/janggi/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/janggi/referee.hpp"

namespace hurdle::janggi {

// Neither generals nor guards leave their palaces (J1, J2), and no general enters the other's: they
// attack no general, so that not seeing them changes nothing.
Misreadings misreadings(const Notation& reading) {
  const wrong::CommonFacts facts{
      .leaps_lamely = true, .captures_over_hurdles = true, .never_give_check = {general, guard}};
  wrong::Rules<wrong::Hooks> rules = wrong::common_rules(reading, facts);
  return &reading == &casual_notation
             ? wrong::misreadings_of<wrong::Misread<CasualReferee>>(reading, std::move(rules))
             : wrong::misreadings_of<wrong::Misread<JanggiReferee>>(reading, std::move(rules));
}

}  // namespace hurdle::janggi
