#include "movegen/mutants/games/pandemonium/mutants.hpp"

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::pandemonium {

mutation::Change<Hooks> visits(Hooks::Visits Hooks::*part, mutation::Going going) {
  return mutation::change(part, [going = std::move(going)](const mutation::Standing& asked,
                                                           VisitSquare visit, auto original) {
    going({asked, original}, visit);
  });
}

bool goes_left(const mutation::Mover& mover, Square to) {
  return to.file() < mover.from.file();
}

bool goes_right(const mutation::Mover& mover, Square to) {
  return to.file() > mover.from.file();
}

MutantRules mutant_rules() {
  MutantRules rules;
  for (const auto theme :
       {mutant_pieces, mutant_lines, mutant_pawns, mutant_long_steps, mutant_passing,
        mutant_attackers, mutant_promotions, mutant_camps, mutant_hands, mutant_drops,
        mutant_pawn_drops, mutant_drop_mates, mutant_castling, mutant_castling_ways,
        mutant_castling_safety, mutant_castling_wings, mutant_ends}) {
    mutation::append(rules, theme());
  }
  return rules;
}

Mutants mutants(const Notation& variant) {
  MutantRules rules;
  mutation::append(rules, mutation::common_rules(variant, {}));
  mutation::append(rules, mutant_rules());
  return mutation::mutants_of<HookedPandemonium<PandemoniumReferee>>(variant, std::move(rules),
                                                                     house_rules());
}

}  // namespace hurdle::pandemonium
