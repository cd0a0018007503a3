#include "props/mutants/pandemonium/mutants.hpp"

#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {

std::vector<Mutant> pandemonium_mutants() {
  Pandemonium family;
  add_piece_mutants(family);
  add_line_mutants(family);
  add_pawn_mutants(family);
  add_pawn_reach_mutants(family);
  add_passing_mutants(family);
  add_captor_mutants(family);
  add_promotion_mutants(family);
  add_camp_mutants(family);
  add_hand_mutants(family);
  add_drop_mutants(family);
  add_pawn_drop_mutants(family);
  add_drop_mate_mutants(family);
  add_castling_mutants(family);
  add_castling_way_mutants(family);
  add_castling_safety_mutants(family);
  add_stalemate_mutants(family);
  add_one_sort_mutants(family);
  add_one_side_mutants(family);
  return family.take();
}

}  // namespace hurdle::mutants
