// Mutated dragons and horses (S2, S3).
#include "movegen/mutants/games/shogi/hooks.hpp"
#include "movegen/mutants/geometry.hpp"

namespace hurdle::shogi {

MutantRules mutant_dragons_and_horses() {
  return {
      {"dragon-goes-as-a-rook", "S2", "Promotion adds nothing to a rook.",
       goes(dragon, slides(straight))},
      {"dragon-slides-on-diagonals", "S2", "A dragon goes any distance in all directions.",
       goes(dragon, slides(as_king))},
      {"dragon-steps-forward-only", "S2", "A dragon's diagonal steps are those of a gold.",
       goes(dragon, never(back_aslant))},
      {"dragon-steps-back-only", "S2", "A dragon's diagonal steps go to the wrong side.",
       goes(dragon, never(ahead_aslant))},
      {"dragon-steps-never-capture", "S2", "A dragon captures on its lines only.",
       goes(dragon, only_where(takes_on_lines_only))},
      {"dragon-steps-never-check", "S2", "A dragon gives check on its lines only.",
       attacks_only_if(dragon, takes_on_lines_only)},
      {"dragon-goes-as-a-gold", "S2", "A rook goes as a gold when promoted.",
       goes(dragon, steps(as_gold))},
      {"dragon-goes-as-a-king", "S2", "A dragon steps in all directions, no further.",
       goes(dragon, steps(as_king))},
      {"dragon-goes-as-a-horse", "S2", "A dragon goes as a bishop or one step straight.",
       goes(dragon, both(slides(diagonal), steps(straight)))},
      {"dragon-goes-round-the-board", "S2", "A dragon's steps go round the edge files.",
       goes(dragon, also(wrapped_steps(diagonal)))},
      {"horse-goes-as-a-bishop", "S3", "Promotion adds nothing to a bishop.",
       goes(horse, slides(diagonal))},
      {"horse-slides-on-lines", "S3", "A horse goes any distance in all directions.",
       goes(horse, slides(as_king))},
      {"horse-steps-forward-only", "S3", "A horse has no straight step back.",
       goes(horse, never(back))},
      {"horse-never-steps-sideways", "S3", "A horse has no step sideways.",
       goes(horse, never(sideways))},
      {"horse-steps-never-capture", "S3", "A horse captures on its diagonals only.",
       goes(horse, only_where(takes_on_diagonals_only))},
      {"horse-steps-never-check", "S3", "A horse gives check on its diagonals only.",
       attacks_only_if(horse, takes_on_diagonals_only)},
      {"horse-goes-as-a-gold", "S3", "A bishop goes as a gold when promoted.",
       goes(horse, steps(as_gold))},
      {"horse-goes-as-a-king", "S3", "A horse steps in all directions, no further.",
       goes(horse, steps(as_king))},
      {"horse-goes-round-the-board", "S3", "A horse's steps go round the edge files.",
       goes(horse, also(wrapped_steps(straight)))},
      {"horse-leaps", "S3", "A horse goes as the horses of other games do.",
       goes(horse, steps(as_knight))},
  };
}

}  // namespace hurdle::shogi
