#include "movegen/variants/pandemonium/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/pandemonium/misreadings/rules.hpp"

namespace hurdle::pandemonium {

wrong::Change<Hooks> visits(Hooks::Visits Hooks::*part, wrong::Going going) {
  return wrong::change(part, [going = std::move(going)](const wrong::Standing& asked,
                                                        VisitSquare visit, auto rightly) {
    going({asked, rightly}, visit);
  });
}

bool goes_left(const wrong::Mover& mover, Square to) {
  return to.file() < mover.from.file();
}

bool goes_right(const wrong::Mover& mover, Square to) {
  return to.file() > mover.from.file();
}

WrongRules wrong_rules() {
  WrongRules rules;
  for (const auto theme : {wrong_pieces, wrong_lines, wrong_pawns, wrong_long_steps, wrong_passing,
                           wrong_captors, wrong_promotions, wrong_camps, wrong_hands, wrong_drops,
                           wrong_pawn_drops, wrong_drop_mates, wrong_castling, wrong_castling_ways,
                           wrong_castling_safety, wrong_castling_wings, wrong_ends}) {
    wrong::append(rules, theme());
  }
  return rules;
}

Misreadings misreadings(const Notation& reading) {
  WrongRules rules;
  wrong::append(rules, wrong::common_rules(reading, {}));
  wrong::append(rules, wrong_rules());
  return wrong::misreadings_of<MisreadPandemonium<PandemoniumReferee>>(reading, std::move(rules),
                                                                       readings());
}

}  // namespace hurdle::pandemonium
