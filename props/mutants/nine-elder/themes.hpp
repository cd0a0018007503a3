// The themes of Nine elder's mutants: one function a theme adds what engines get wrong there. Knows
// the family's readings; what is wrong stands with each theme.
#pragma once

#include "props/mutants/mutant.hpp"

namespace hurdle::mutants::elder {

using Readings = Family<nine_elder::NineElderReferee, nine_elder::LiteralReferee,
                        nine_elder::LeapingReferee, nine_elder::ShogiReferee>;

void add_jade_gold_silver_mutants(Readings& family);  // N1
void add_pawn_mutants(Readings& family);              // N1
void add_small_promoted_mutants(Readings& family);    // N1
void add_line_mutants(Readings& family);              // N1
void add_dragon_horse_mutants(Readings& family);      // N2
void add_literal_mutants(Readings& family);           // N2 of one reading
void add_cannon_mutants(Readings& family);            // N3
void add_van_mutants(Readings& family);               // N3
void add_hurdle_mutants(Readings& family);            // N3, N4
void add_iron_copper_mutants(Readings& family);       // N4
void add_cassia_mutants(Readings& family);            // N5
void add_leaping_mutants(Readings& family);           // N5 of one reading
void add_camp_mutants(Readings& family);              // N6
void add_promotion_mutants(Readings& family);         // N6
void add_shogi_promotion_mutants(Readings& family);   // N6 of one reading
void add_capture_mutants(Readings& family);           // N7
void add_drop_mutants(Readings& family);              // N8
void add_pawn_drop_mutants(Readings& family);         // N9, N10
void add_drop_mate_mutants(Readings& family);         // N11
void add_drop_mate_reply_mutants(Readings& family);   // N11
void add_end_mutants(Readings& family);               // N12

}  // namespace hurdle::mutants::elder
