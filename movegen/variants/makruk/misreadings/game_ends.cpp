// Wrong ends of games of Makruk: Makpong's, by the ids of this page.
#include "movegen/variants/makruk/misreadings/game_ends.hpp"

#include "movegen/variants/makpong/misreadings/end_rules.hpp"
#include "movegen/variants/makruk/ends.hpp"

namespace hurdle::makruk {

std::vector<MisreadEnd> misread_ends() {
  makpong::WrongEndRules rules = makpong::wrong_common_ends(end_names);
  const makpong::WrongEndRules counts = makpong::wrong_counts(end_names);
  rules.insert(rules.end(), counts.begin(), counts.end());
  return wrong::misread_ends<makpong::MisreadMakpongEnds<MakrukEnds>>(rules);
}

}  // namespace hurdle::makruk
