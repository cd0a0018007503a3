// What the mutants of Pandemonium share: the family they are added to, one function a theme.
#pragma once

#include "movegen/variants/pandemonium/referee.hpp"
#include "props/mutants/mutant.hpp"

namespace hurdle::mutants {

using Pandemonium = Family<pandemonium::PandemoniumReferee>;

void add_piece_mutants(Pandemonium& family);
void add_line_mutants(Pandemonium& family);
void add_pawn_mutants(Pandemonium& family);
void add_pawn_reach_mutants(Pandemonium& family);
void add_passing_mutants(Pandemonium& family);
void add_captor_mutants(Pandemonium& family);
void add_promotion_mutants(Pandemonium& family);
void add_camp_mutants(Pandemonium& family);
void add_hand_mutants(Pandemonium& family);
void add_drop_mutants(Pandemonium& family);
void add_pawn_drop_mutants(Pandemonium& family);
void add_drop_mate_mutants(Pandemonium& family);
void add_castling_mutants(Pandemonium& family);
void add_castling_way_mutants(Pandemonium& family);
void add_castling_safety_mutants(Pandemonium& family);
void add_stalemate_mutants(Pandemonium& family);
void add_one_sort_mutants(Pandemonium& family);
void add_one_side_mutants(Pandemonium& family);

}  // namespace hurdle::mutants
