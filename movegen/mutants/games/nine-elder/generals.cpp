// Mutated jades, golds and silvers (N1), and what goes as a gold when it is promoted.
#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {

using namespace mutation;

MutantRules mutant_generals() {
  return {
      {"jade-goes-as-a-gold", "N1", "The jade cannot step diagonally back.",
       goes(plain(jade), steps(as_gold))},
      {"jade-goes-straight-only", "N1", "The jade cannot step diagonally.",
       goes(plain(jade), steps(straight))},
      {"jade-goes-round-the-board", "N1",
       "A jade on the edge steps to the other edge, a rank higher or lower.",
       goes(plain(jade), wrapped_steps(as_king))},
      {"gold-goes-as-a-jade", "N1", "The gold steps diagonally back too.",
       goes(plain(gold), steps(as_king))},
      {"gold-goes-as-a-silver", "N1", "Gold and silver go alike.",
       goes(plain(gold), steps(as_silver))},
      {"gold-never-goes-back", "N1", "The gold cannot step straight back.",
       goes(plain(gold), never(back))},
      {"gold-never-goes-sideways", "N1", "The gold cannot step sideways.",
       goes(plain(gold), never(sideways))},
      {"gold-never-goes-diagonally", "N1", "The gold goes straight only.",
       goes(plain(gold), steps(straight))},
      {"gold-forgets-a-diagonal", "N1", "The gold has one diagonal step forward, to the left.",
       goes(plain(gold), never({{1, 1}}))},
      {"black-gold-faces-up", "N1", "Black's gold steps diagonally up the board.",
       goes(plain(gold), steps_up(as_gold))},
      {"gold-goes-round-the-board", "N1",
       "A gold on the edge steps to the other edge, a rank higher or lower.",
       goes(plain(gold), wrapped_steps(as_gold))},
      {"silver-goes-as-a-gold", "N1", "The silver goes as a gold before it is promoted.",
       goes(plain(silver), steps(as_gold))},
      {"silver-goes-straight-back", "N1", "The silver steps straight back too.",
       goes(plain(silver), also(steps(back)))},
      {"silver-goes-sideways", "N1", "The silver steps sideways too.",
       goes(plain(silver), also(steps(sideways)))},
      {"silver-never-goes-back", "N1", "The silver steps forward only.",
       goes(plain(silver), never(back_aslant))},
      {"silver-goes-diagonally-only", "N1", "The silver cannot step straight forward.",
       goes(plain(silver), steps(diagonal))},
      {"black-silver-faces-up", "N1", "Black's silver steps straight up the board.",
       goes(plain(silver), steps_up(as_silver))},
      {"silver-goes-round-the-board", "N1",
       "A silver on the edge steps to the other edge, a rank higher or lower.",
       goes(plain(silver), wrapped_steps(as_silver))},
  };
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
