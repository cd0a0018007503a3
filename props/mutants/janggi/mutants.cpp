#include "props/mutants/janggi/mutants.hpp"

#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants {

std::vector<Mutant> janggi_mutants() {
  using namespace janggi_themes;
  JanggiFamily family;
  for (const auto add :
       {add_palace_piece_mutants, add_horse_mutants, add_elephant_mutants, add_chariot_mutants,
        add_cannon_mutants, add_palace_jump_mutants, add_cannon_pair_mutants, add_soldier_mutants,
        add_pass_mutants, add_facing_mutants, add_made_facing_mutants, add_facing_end_mutants,
        add_check_mutants}) {
    add(family);
  }
  return family.take();
}

}  // namespace hurdle::mutants
