#include "movegen/mutants/games/pandemonium/mutants.hpp"

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::pandemonium {

Mutants mutants(const Notation& variant) {
  return mutation::mutants_of<HookedPandemonium<PandemoniumReferee>>(
      variant,
      joined<Hooks>(common_rules(variant, {.pinners = {queen, rook, bishop, marshal, cardinal}}),
                    mutant_plain_pieces(), mutant_promoted_pieces(), mutant_lines(),
                    forgotten_directions(), mutant_pawns(), mutant_long_steps(), passed_squares(),
                    mutant_passing(), overlooked_captures(), mutant_promotions(), mutant_camps(),
                    forgotten_promotions(), mutant_hands(), vanishing_sorts(), mutant_drops(),
                    forgotten_drops(), mutant_pawn_drops(), mutant_drop_mates(),
                    mutant_castling_rights(), mutant_castling_ways(), mutant_castling_wings(),
                    mutant_ends()),
      house_rules());
}

}  // namespace hurdle::pandemonium
