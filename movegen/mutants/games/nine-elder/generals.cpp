// Mutated jades, golds, silvers and pawns (N1), and what goes as a gold when it is promoted.
#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {

MutantRules mutant_generals() {
  return joined<Hooks>(royal_steps("N1", cast), gold_steps("N1", cast), silver_steps("N1", cast));
}

MutantRules mutant_pawns() {
  return joined<Hooks>(without(pawn_steps("N1", cast, 4, "pawn-never-captures-straight"),
                               {"pawn-checks-diagonally"}));
}

MutantRules mutant_promoted_generals() {
  const Sort promoted_silver = promoted(silver);
  const Sort promoted_cassia = promoted(cassia);
  return {
      {"gilding-goes-as-a-pawn", "N1", "A promoted pawn still goes as a pawn.",
       goes(gilding, steps(ahead))},
      {"gilding-goes-as-a-silver", "N1", "A promoted pawn goes as a silver.",
       goes(gilding, steps(as_silver))},
      {"gilding-goes-as-a-jade", "N1", "A promoted pawn steps in all directions.",
       goes(gilding, steps(as_king))},
      {"black-gilding-faces-up", "N1", "Black's gilding steps diagonally up the board.",
       goes(gilding, steps_up(as_gold))},
      {"promoted-silver-goes-as-a-silver", "N1", "A promoted silver goes as before.",
       goes(promoted_silver, steps(as_silver))},
      {"promoted-silver-goes-as-a-jade", "N1", "A promoted silver keeps its steps diagonally back.",
       goes(promoted_silver, steps(as_king))},
      {"black-promoted-silver-faces-up", "N1",
       "Black's promoted silver steps diagonally up the board.",
       goes(promoted_silver, steps_up(as_gold))},
      {"promoted-cassia-goes-as-a-silver", "N1", "A promoted cassia goes as a silver.",
       goes(promoted_cassia, steps(as_silver))},
      {"promoted-cassia-goes-as-a-jade", "N1", "A promoted cassia steps in all directions.",
       goes(promoted_cassia, steps(as_king))},
      {"promoted-cassia-goes-as-a-cassia", "N1", "A promoted cassia goes as before.",
       goes(promoted_cassia, steps(as_knight))},
      {"promoted-cassia-keeps-its-leaps", "N1", "A promoted cassia goes as before and as a gold.",
       goes(promoted_cassia, also(steps(as_knight)))},
      {"black-promoted-cassia-faces-up", "N1",
       "Black's promoted cassia steps diagonally up the board.",
       goes(promoted_cassia, steps_up(as_gold))},
  };
}

}  // namespace hurdle::nine_elder
