// Mutated knights (S6) and lances (S7).
#include "movegen/mutants/games/shogi/hooks.hpp"
#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::shogi {
namespace {

const Steps two_leaps{{-1, 2}, {1, 2}};
const Steps wide_leaps{{-2, 1}, {2, 1}};
const Steps leaps_back{{-1, -2}, {1, -2}};

void slides_up(const Mover& mover, VisitSquare visit) {
  mover.walk.ray(mover.from, Step{0, 1}, visit);
}

}  // namespace

MutantRules mutant_knights() {
  return {
      {"knight-leaps-as-in-chess", "S6", "A knight leaps to eight squares, as in chess.",
       goes(plain(knight), steps(as_knight))},
      {"knight-leaps-to-four-squares", "S6", "A knight leaps to all four squares ahead.",
       goes(plain(knight), also(steps(wide_leaps)))},
      {"knight-leaps-wide", "S6", "A knight leaps one rank forward and two files aside.",
       goes(plain(knight), steps(wide_leaps))},
      {"knight-leaps-back-too", "S6", "A knight leaps two ranks back too.",
       goes(plain(knight), also(steps(leaps_back)))},
      {"gote-knight-faces-up", "S6", "Gote's knight leaps up the board.",
       goes(plain(knight), steps_up(two_leaps))},
      {"knight-forgets-a-leap", "S6", "A knight leaps to the left only.",
       goes(plain(knight), never_by({{1, 2}, {1, -2}}))},
      {"knight-goes-round-the-board", "S6", "A knight on the edge leaps to the other edge.",
       goes(plain(knight), wrapped_steps(two_leaps))},
      {"knight-is-stopped", "S6", "A piece straight before it stops a knight.",
       goes(plain(knight), only_where(on_the_way(0, is_empty)))},
      {"knight-is-stopped-diagonally", "S6", "A piece diagonally before it stops a knight.",
       goes(plain(knight), only_where(on_the_way(0, is_empty, First::diagonal_step)))},
      {"knight-check-is-stopped", "S6", "A piece before a knight stops its check.",
       attacks_only_if(plain(knight), on_the_way(0, is_empty))},
      {"knight-never-captures", "S6", "A knight leaps onto empty squares only.",
       goes(plain(knight), only_where(is_empty))},
      {"knight-takes-own-pieces", "S6", "A knight may land on an own piece and take it.",
       goes(plain(knight), also(steps_onto_own(two_leaps)))},
  };
}

MutantRules mutant_lances() {
  return {
      {"lance-goes-one-step", "S7", "A lance goes one step, as a pawn.",
       goes(plain(lance), steps(ahead))},
      {"lance-goes-two-steps", "S7", "A lance goes at most two squares.",
       goes(plain(lance), slides_at_most(2, ahead))},
      {"lance-goes-back-too", "S7", "A lance goes back any distance too.",
       goes(plain(lance), slides({{0, 1}, {0, -1}}))},
      {"lance-goes-as-a-rook", "S7", "A lance goes along its rank too.",
       goes(plain(lance), slides(straight))},
      {"gote-lance-faces-up", "S7", "Gote's lance goes up the board.",
       goes(plain(lance), slides_up)},
      {"lance-goes-through-own-pieces", "S7", "Own pieces do not stop a lance.",
       goes(plain(lance), through_own(ahead))},
      {"lance-goes-through-enemies", "S7", "A lance goes on behind what it could take.",
       goes(plain(lance), through_enemies(ahead))},
      {"lance-never-captures", "S7", "A lance goes to empty squares only.",
       goes(plain(lance), only_where(is_empty))},
      {"lance-takes-nothing-beside-it", "S7", "A lance captures from a distance only.",
       goes(plain(lance), only_where(takes_nothing_beside_it))},
      {"lance-takes-nothing-far-away", "S7", "A lance captures within two squares only.",
       goes(plain(lance), only_where([](const Mover& mover, Square to) {
              return mover.walk.empty(to) || distance(mover.from, to) < 3;
            }))},
      {"lance-checks-back-too", "S7", "A lance gives check backward too.",
       attacks(plain(lance), slides({{0, 1}, {0, -1}}))},
  };
}

}  // namespace hurdle::shogi
