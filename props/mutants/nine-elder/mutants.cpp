#include "props/mutants/nine-elder/mutants.hpp"

#include "props/mutants/nine-elder/themes.hpp"

namespace hurdle::mutants {

std::vector<Mutant> nine_elder_mutants() {
  elder::Readings family;
  elder::add_jade_gold_silver_mutants(family);
  elder::add_pawn_mutants(family);
  elder::add_small_promoted_mutants(family);
  elder::add_line_mutants(family);
  elder::add_dragon_horse_mutants(family);
  elder::add_literal_mutants(family);
  elder::add_cannon_mutants(family);
  elder::add_van_mutants(family);
  elder::add_hurdle_mutants(family);
  elder::add_iron_copper_mutants(family);
  elder::add_cassia_mutants(family);
  elder::add_leaping_mutants(family);
  elder::add_camp_mutants(family);
  elder::add_promotion_mutants(family);
  elder::add_shogi_promotion_mutants(family);
  elder::add_capture_mutants(family);
  elder::add_drop_mutants(family);
  elder::add_pawn_drop_mutants(family);
  elder::add_drop_mate_mutants(family);
  elder::add_drop_mate_reply_mutants(family);
  elder::add_end_mutants(family);
  return family.take();
}

}  // namespace hurdle::mutants
