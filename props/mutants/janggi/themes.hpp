// The themes of the Janggi family's mutants: one function a theme adds what engines get wrong
// there. Knows the family's readings; what is wrong stands with each theme.
#pragma once

#include "props/mutants/mutant.hpp"

// A namespace of its own: other families have movers and ways too.
namespace hurdle::mutants::janggi_themes {

using JanggiFamily = Family<janggi::JanggiReferee, janggi::CasualReferee>;

void add_palace_piece_mutants(JanggiFamily& family);  // J1, J2
void add_horse_mutants(JanggiFamily& family);         // J3
void add_elephant_mutants(JanggiFamily& family);      // J4
void add_chariot_mutants(JanggiFamily& family);       // J5
void add_cannon_mutants(JanggiFamily& family);        // J6, on lines
void add_palace_jump_mutants(JanggiFamily& family);   // J6, on diagonals
void add_cannon_pair_mutants(JanggiFamily& family);   // J7
void add_soldier_mutants(JanggiFamily& family);       // J8
void add_pass_mutants(JanggiFamily& family);          // J9, J12
void add_facing_mutants(JanggiFamily& family);        // J10, who is bound
void add_made_facing_mutants(JanggiFamily& family);   // J10, who may make it
void add_facing_end_mutants(JanggiFamily& family);    // J11
void add_check_mutants(JanggiFamily& family);         // J13

}  // namespace hurdle::mutants::janggi_themes
