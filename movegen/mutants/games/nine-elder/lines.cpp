// Mutated incenses and angles (N1).
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/geometry.hpp"

namespace hurdle::nine_elder {

MutantRules mutant_lines() {
  return {
      {"incense-goes-forward-only", "N1", "The incense goes straight forward, as Shogi's lance.",
       goes(plain(incense), slides(ahead))},
      {"incense-never-goes-back", "N1", "The incense goes forward and sideways.",
       goes(plain(incense), never(back))},
      {"incense-goes-round-the-board", "N1", "The incense goes on behind the i-file on a.",
       goes(plain(incense), wrapped_slides(straight))},
      {"incense-goes-through-own-pieces", "N1", "Own pieces do not stop an incense.",
       goes(plain(incense), through_own(straight))},
      {"incense-goes-through-enemies", "N1", "An incense goes on behind what it could take.",
       goes(plain(incense), through_enemies(straight))},
      {"incense-stops-before-the-edge", "N1", "An incense does not slide onto the edge.",
       goes(plain(incense), only_where(stops_before_the_edge))},
      {"incense-steps-diagonally", "N1", "The incense has the dragon's steps before promotion.",
       goes(plain(incense), also(steps(diagonal)))},
      {"incense-takes-nothing-beside-it", "N1", "An incense captures from a distance only.",
       goes(plain(incense), only_where(takes_nothing_beside_it))},
      {"incense-takes-nothing-across-the-board", "N1",
       "An incense does not see from one edge to the other.",
       goes(plain(incense), only_where(takes_nothing_across_the_board))},
      {"angle-forgets-a-diagonal", "N1", "The angle does not go back to the left.",
       goes(plain(angle), never({{-1, -1}}))},
      {"angle-goes-forward-only", "N1", "The angle does not go back.",
       goes(plain(angle), never(back_aslant))},
      {"angle-goes-one-step", "N1", "The angle goes one diagonal step.",
       goes(plain(angle), steps(diagonal))},
      {"angle-goes-two-steps", "N1", "The angle goes at most two diagonal steps.",
       goes(plain(angle), slides_at_most(2, diagonal))},
      {"angle-goes-round-the-board", "N1", "The angle goes on behind the edge files.",
       goes(plain(angle), wrapped_slides(diagonal))},
      {"angle-goes-through-own-pieces", "N1", "Own pieces do not stop an angle.",
       goes(plain(angle), through_own(diagonal))},
      {"angle-goes-through-enemies", "N1", "An angle goes on behind what it could take.",
       goes(plain(angle), through_enemies(diagonal))},
      {"angle-stops-before-the-edge", "N1", "An angle does not slide onto the edge.",
       goes(plain(angle), only_where(stops_before_the_edge))},
      {"angle-steps-straight", "N1", "The angle has the horse's steps before promotion.",
       goes(plain(angle), also(steps(straight)))},
      {"angle-takes-nothing-across-the-board", "N1",
       "An angle does not see from one corner to the other.",
       goes(plain(angle), only_where(takes_nothing_across_the_board))},
  };
}

}  // namespace hurdle::nine_elder
