#include "movegen/mutants/games/pandemonium/mutants.hpp"

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::pandemonium {

Change<Hooks> visits(Hooks::Visits Hooks::*part, Going going) {
  return change(
      part, [going = std::move(going)](const Standing& asked, VisitSquare visit, auto original) {
        going({asked, original}, visit);
      });
}

bool goes_left(const Mover& mover, Square to) {
  return to.file() < mover.from.file();
}

bool goes_right(const Mover& mover, Square to) {
  return to.file() > mover.from.file();
}

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
