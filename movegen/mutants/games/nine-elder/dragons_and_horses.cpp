// Mutated dragons and horses (N2), in the variant of their names and in that of the page.
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/geometry.hpp"

namespace hurdle::nine_elder {

MutantRules mutant_dragons_and_horses() {
  return {
      {"dragon-goes-as-an-incense", "N2", "Promotion adds nothing to an incense.",
       goes(dragon, slides(straight))},
      {"dragon-slides-on-diagonals", "N2", "A dragon goes any distance in all directions.",
       goes(dragon, slides(as_king))},
      {"dragon-steps-forward-only", "N2", "A dragon's diagonal steps are those of a gold.",
       goes(dragon, never(back_aslant))},
      {"dragon-steps-back-only", "N2", "A dragon's diagonal steps go to the wrong side.",
       goes(dragon, never(ahead_aslant))},
      {"dragon-steps-never-capture", "N2", "A dragon captures on its lines only.",
       goes(dragon, only_where(takes_on_lines_only))},
      {"dragon-goes-as-a-gold", "N2", "An incense goes as a gold when promoted.",
       goes(dragon, steps(as_gold))},
      {"dragon-goes-as-a-horse", "N2", "A dragon goes as an angle or one step straight.",
       goes(dragon, both(slides(diagonal), steps(straight)))},
      {"dragon-goes-round-the-board", "N2", "A dragon's steps go round the edge files.",
       goes(dragon, also(wrapped_steps(diagonal)))},
      {"horse-goes-as-an-angle", "N2", "Promotion adds nothing to an angle.",
       goes(horse, slides(diagonal))},
      {"horse-slides-on-lines", "N2", "A horse goes any distance in all directions.",
       goes(horse, slides(as_king))},
      {"horse-steps-forward-only", "N2", "A horse has no straight step back.",
       goes(horse, never(back))},
      {"horse-never-steps-sideways", "N2", "A horse has no step sideways.",
       goes(horse, never(sideways))},
      {"horse-steps-never-capture", "N2", "A horse captures on its diagonals only.",
       goes(horse, only_where(takes_on_diagonals_only))},
      {"horse-goes-as-a-gold", "N2", "An angle goes as a gold when promoted.",
       goes(horse, steps(as_gold))},
      {"horse-goes-as-the-page-says", "N2", "A horse goes as an incense or one diagonal step.",
       goes(horse, both(slides(straight), steps(diagonal)))},
      {"horse-leaps", "N2", "A horse goes as the horses of other games do.",
       goes(horse, steps(as_knight))},
  };
}

MutantRules mutant_dragons_and_horses_literally() {
  return {
      {"dragon-steps-diagonally", "N2", "A dragon has Shogi's diagonal steps.",
       goes(dragon, also(steps(diagonal)))},
      {"dragon-slides-on-diagonals", "N2", "A dragon goes any distance in all directions.",
       goes(dragon, slides(as_king))},
      {"dragon-only-steps", "N2", "A dragon goes one step straight and no further.",
       goes(dragon, steps(straight))},
      {"dragon-never-goes-back", "N2", "A dragon goes forward and sideways.",
       goes(dragon, never(back))},
      {"dragon-goes-as-a-gold", "N2", "An incense goes as a gold when promoted.",
       goes(dragon, steps(as_gold))},
      {"dragon-goes-as-an-angle", "N2", "A dragon goes as an angle or one step straight.",
       goes(dragon, both(slides(diagonal), steps(straight)))},
      {"horse-goes-as-in-shogi", "N2", "A horse goes as an angle or one step straight.",
       goes(horse, both(slides(diagonal), steps(straight)))},
      {"horse-goes-as-an-angle", "N2", "A horse is an angle; its diagonal step adds nothing.",
       goes(horse, slides(diagonal))},
      {"horse-goes-as-an-incense", "N2", "A horse has no diagonal step.",
       goes(horse, slides(straight))},
      {"horse-slides-on-diagonals", "N2", "A horse goes any distance in all directions.",
       goes(horse, slides(as_king))},
      {"horse-steps-forward-only", "N2", "A horse's diagonal steps are those of a gold.",
       goes(horse, never(back_aslant))},
      {"horse-steps-never-capture", "N2", "A horse captures on its lines only.",
       goes(horse, only_where(takes_on_lines_only))},
      {"horse-only-steps", "N2", "A horse goes one step in all directions.",
       goes(horse, steps(as_king))},
      {"horse-goes-as-a-gold", "N2", "An angle goes as a gold when promoted.",
       goes(horse, steps(as_gold))},
  };
}

}  // namespace hurdle::nine_elder
