#include "movegen/variants/chess/misreadings/misreadings.hpp"

#include "movegen/referee/misreadings/common.hpp"
#include "movegen/variants/chess/misreadings/rules.hpp"

namespace hurdle::chess {
namespace {

/// Castling is H7 in Chess960.
WrongRules named_for(const Notation& reading, WrongRules rules) {
  if (reading.rights == RightsText::any_rook) {
    for (auto& rule : rules) {
      rule.belief.clause = rule.belief.clause == "H6" ? "H7" : rule.belief.clause;
    }
  }
  return rules;
}

}  // namespace

wrong::Change<Hooks> visits(Hooks::Visits Hooks::*part, wrong::Going going) {
  return wrong::change(part, [going = std::move(going)](const wrong::Standing& asked,
                                                        VisitSquare visit, auto rightly) {
    going({asked, rightly}, visit);
  });
}

WrongRules wrong_rules() {
  WrongRules rules;
  for (const auto theme :
       {wrong_lines, wrong_pawns, wrong_double_steps, wrong_passing, wrong_captors,
        wrong_promotions, wrong_castling, wrong_castling_safety, wrong_rights, wrong_ends}) {
    wrong::append(rules, theme());
  }
  return rules;
}

Misreadings misreadings(const Notation& reading) {
  WrongRules rules;
  wrong::append(rules, wrong::common_rules(reading, {}));
  wrong::append(rules, wrong_rules());
  if (reading.rights != RightsText::any_rook) {
    return wrong::misreadings_of<MisreadChess<ChessReferee>>(reading, std::move(rules), readings());
  }
  wrong::append(rules, wrong_castling_960());
  return wrong::misreadings_of<MisreadChess<Chess960Referee>>(
      reading, named_for(reading, std::move(rules)), readings());
}

}  // namespace hurdle::chess
