#include "movegen/mutants/games/pandemonium/mutants.hpp"

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::pandemonium {

Mutants mutants(const Notation& variant) {
  return mutation::mutants_of<HookedPandemonium<PandemoniumReferee>>(
      variant,
      joined<Hooks>(common_rules(variant, {}), mutant_plain_pieces(), mutant_promoted_pieces(),
                    mutant_lines(), forgotten_directions(), mutant_pawns(), mutant_reaches(),
                    mutant_long_steps(), mutant_memories(), mutant_passing(), mutant_takers(),
                    mutant_removals(), mutant_exposures(), overlooked_captures(),
                    mutant_promotions(), mutant_ranks(), mutant_refusals(), forgotten_promotions(),
                    mutant_hands(), vanishing_sorts(), mutant_drops(), forgotten_drops(),
                    mutant_pawn_drops(), mutant_drop_mates(), mutant_rights(), mutant_partners(),
                    mutant_castling_ways(), mutant_castling_safety(), mutant_castling_wings(),
                    mutant_ends()),
      house_rules());
}

}  // namespace hurdle::pandemonium
