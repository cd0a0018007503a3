#include "movegen/mutants/games/makpong/mutants.hpp"

#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::makpong {

MutantRules mutant_rules() {
  return joined<Hooks>(mutant_kings_rooks_and_knights(), mutant_queens(), mutant_bishops(),
                       mutant_pawns(), mutant_promotions(), mutant_answers(),
                       mutant_check_answers(), mutant_double_checks(), mutant_ends());
}

// The king casts no shadow: a piece that aims at its flight through its square would give check
// too, beside the one checker that it may take (M6); and then it may not move at all (M7).
Mutants mutants(const Notation& variant) {
  const CommonFacts facts{.royal_flees_checks = false,
                          .slides_diagonally = false,
                          .captures_as_it_goes = true,
                          .pinners = {rook},
                          .lopsided = {bishop, pawn}};
  return mutation::mutants_of<HookedMakpong<MakpongReferee>>(
      variant,
      joined<Hooks>(
          without(common_rules(variant, facts), {"only-the-royal-answers-check"}),  // M6 has it
          mutant_rules()),
      house_rules());
}

}  // namespace hurdle::makpong
