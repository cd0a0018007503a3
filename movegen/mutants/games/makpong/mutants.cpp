#include "movegen/mutants/games/makpong/mutants.hpp"

#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::makpong {

MutantRules mutant_rules() {
  MutantRules rules = mutant_kings();
  for (const auto theme :
       {mutant_rooks_and_knights, mutant_queens_and_bishops, mutant_pawns, mutant_promotions,
        mutant_checked_kings, mutant_check_answers, mutant_double_checks, mutant_ends}) {
    mutation::append(rules, theme());
  }
  return rules;
}

// The king casts no shadow: a piece that aims at its flight through its square would give check
// too, beside the one checker that it may take (M6); and then it may not move at all (M7).
Mutants mutants(const Notation& variant) {
  MutantRules rules;
  mutation::append(rules, mutation::common_rules(
                              variant, {.royal_flees_checks = false, .slides_diagonally = false}));
  mutation::append(rules, mutant_rules());
  return mutation::mutants_of<HookedMakpong<MakpongReferee>>(variant, std::move(rules),
                                                             house_rules());
}

}  // namespace hurdle::makpong
