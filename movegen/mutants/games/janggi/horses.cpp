// Mutated horses (J3): the leg, directions and edges.
#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/games/janggi/palace.hpp"
#include "movegen/mutants/themes/lame_leaper.hpp"

namespace hurdle::janggi {

MutantRules mutant_horses() {
  constexpr LameLeaperCast cast{.clause = "J3", .horse = horse, .first = "Cho", .second_id = "han"};
  return joined<Hooks>(
      horse_legs(cast),
      MutantRules{{"horse-on-marked-diagonals", "J3",
                   "In a palace a horse may also step along a marked diagonal.",
                   goes(horse, also(only_where(goes_along_a_mark, steps(diagonal))))}},
      horse_leaps(cast));
}

}  // namespace hurdle::janggi
