#include "props/mutants/makpong/mutants.hpp"

#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {

std::vector<Mutant> makpong_mutants() {
  MakpongFamily family;
  add_king_mutants(family);
  add_rook_and_knight_mutants(family);
  add_queen_and_bishop_mutants(family);
  add_pawn_mutants(family);
  add_promotion_mutants(family);
  add_checked_king_mutants(family);
  add_check_answer_mutants(family);
  add_double_check_mutants(family);
  add_end_mutants(family);
  return family.take();
}

}  // namespace hurdle::mutants
