#include "movegen/mutants/games/chess/mutants.hpp"

#include "movegen/mutants/games/chess/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::chess {
namespace {

/// Castling is H7 in Chess960.
MutantRules named_for(const Notation& variant, MutantRules rules) {
  if (variant.rights == RightsText::any_rook) {
    for (auto& rule : rules) {
      rule.info.clause = rule.info.clause == "H6" ? "H7" : rule.info.clause;
    }
  }
  return rules;
}

}  // namespace

mutation::Change<Hooks> visits(Hooks::Visits Hooks::*part, mutation::Going going) {
  return mutation::change(part, [going = std::move(going)](const mutation::Standing& asked,
                                                           VisitSquare visit, auto original) {
    going({asked, original}, visit);
  });
}

MutantRules mutant_rules() {
  MutantRules rules;
  for (const auto theme :
       {mutant_lines, mutant_pawns, mutant_double_steps, mutant_passing, mutant_attackers,
        mutant_promotions, mutant_castling, mutant_castling_safety, mutant_rights, mutant_ends}) {
    mutation::append(rules, theme());
  }
  return rules;
}

Mutants mutants(const Notation& variant) {
  MutantRules rules;
  mutation::append(rules, mutation::common_rules(variant, {}));
  mutation::append(rules, mutant_rules());
  if (variant.rights != RightsText::any_rook) {
    return mutation::mutants_of<HookedChess<ChessReferee>>(variant, std::move(rules),
                                                           house_rules());
  }
  mutation::append(rules, mutant_castling_960());
  return mutation::mutants_of<HookedChess<Chess960Referee>>(
      variant, named_for(variant, std::move(rules)), house_rules());
}

}  // namespace hurdle::chess
