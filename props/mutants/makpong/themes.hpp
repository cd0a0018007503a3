// The themes of Makpong's mutants: one function a theme adds what engines get wrong there. Knows
// the family's readings; what is wrong stands with each theme.
#pragma once

#include "props/mutants/mutant.hpp"

namespace hurdle::mutants {

using MakpongFamily = Family<makpong::MakpongReferee>;

void add_king_mutants(MakpongFamily& family);              // M1
void add_rook_and_knight_mutants(MakpongFamily& family);   // M1
void add_queen_and_bishop_mutants(MakpongFamily& family);  // M2, M3
void add_pawn_mutants(MakpongFamily& family);              // M4
void add_promotion_mutants(MakpongFamily& family);         // M5
void add_checked_king_mutants(MakpongFamily& family);      // M6
void add_check_answer_mutants(MakpongFamily& family);      // M6, M7
void add_double_check_mutants(MakpongFamily& family);      // M7
void add_end_mutants(MakpongFamily& family);               // M8

}  // namespace hurdle::mutants
