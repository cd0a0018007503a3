#include "movegen/mutants/games/shogi/mutants.hpp"

#include "movegen/mutants/games/shogi/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::shogi {

Mutants mutants(const Notation& variant) {
  return mutation::mutants_of<HookedShogi>(
      variant,
      joined<Hooks>(common_rules(variant, {.captures_as_it_goes = true,
                                           .pinners = {rook, bishop, lance},
                                           .lopsided = {gold, silver, knight, lance, pawn}}),
                    mutant_generals(), mutant_promoted(), mutant_lines(),
                    mutant_dragons_and_horses(), mutant_knights(), mutant_lances(),
                    pawn_steps("S8", cast, 3), mutant_camps(), mutant_promotions(),
                    mutant_captures(), mutant_drops(), mutant_pawn_drops(), mutant_drop_mates(),
                    mutant_judgements(), mutant_ends()),
      house_rules());
}

}  // namespace hurdle::shogi
