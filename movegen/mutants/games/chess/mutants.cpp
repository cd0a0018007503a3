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

MutantRules mutant_rules() {
  return joined<Hooks>(
      mutant_lines(), forgotten_directions(), mutant_pawns(), mutant_double_steps(),
      mutant_passing(), overlooked_captures(), mutant_attackers(), mutant_promotions(),
      forgotten_kinds(), mutant_castling(), forgotten_wings(), mutant_castling_safety(),
      harmless_attackers(), unsafe_wings(), mutant_rights(), kept_corners(), mutant_ends());
}

Mutants mutants(const Notation& variant) {
  const MutantRules rules = joined<Hooks>(common_rules(variant, facts), mutant_rules());
  if (variant.rights != RightsText::any_rook) {
    return mutation::mutants_of<HookedChess<ChessReferee>>(variant, rules, house_rules());
  }
  return mutation::mutants_of<HookedChess<Chess960Referee>>(
      variant, named_for(variant, joined<Hooks>(rules, mutant_castling_960(), rights_of_corners())),
      house_rules());
}

}  // namespace hurdle::chess
