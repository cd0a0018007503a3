// Mutated rooks and knights (M1): rays that are too short, too long or forgotten, and legs that
// belong to the horses of other games.
#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::makpong {
namespace {

bool stops_before_the_edge(const Mover& mover, Square to) {
  const int index = to.file() == mover.from.file() ? to.rank() : to.file();
  return distance(mover.from, to) < 2 || (index != 0 && index != 7);
}

void take_beyond_its_own(const Mover& mover, VisitSquare visit) {
  for (const Step step : orthogonal_steps) {
    const Square block = mover.walk.first_piece(mover.from, step);
    if (block.exists() && !mover.walk.enemy(block)) {
      const Square beyond = mover.walk.first_piece(block, step);
      if (mover.walk.enemy(beyond)) {
        visit(beyond);
      }
    }
  }
}

/// Leaps that a piece beside the knight stops: straight from it on the way, or diagonally.
Going stopped_leaps(bool diagonally) {
  return [diagonally](const Mover& mover, VisitSquare visit) {
    for (const Step leap : knight_leaps) {
      const Step leg{leap.files / 2, leap.ranks / 2};
      const Step elbow{leg.files + leap.files % 2, leg.ranks + leap.ranks % 2};
      if (mover.walk.empty(mover.step(diagonally ? elbow : leg))) {
        mover.walk.stand(mover.step(leap), visit);
      }
    }
  };
}

}  // namespace

MutantRules mutant_rooks_and_knights() {
  return {
      {"rook-stops-before-the-edge", "M1", "A rook's slide ends one square before the edge.",
       goes(rook, only_where(stops_before_the_edge))},
      {"rook-goes-six-at-most", "M1", "A rook goes at most six squares.",
       goes(rook, slides_at_most(6, straight))},
      {"rook-goes-through-an-enemy", "M1", "A rook may go on behind a piece it could take.",
       goes(rook, also(behind_an_enemy(straight)))},
      {"rook-takes-beyond-its-own", "M1", "A rook takes the first enemy behind an own piece.",
       goes(rook, also(take_beyond_its_own))},
      {"rook-forgets-the-left", "M1", "A rook never goes towards the a-file.",
       goes(rook, only_where([](const Mover& mover, Square to) {
              return to.file() >= mover.from.file();
            }))},
      {"rook-captures-along-files-only", "M1", "A rook does not capture along its rank.",
       goes(rook, only_where([](const Mover& mover, Square to) {
              return mover.walk.empty(to) || to.file() == mover.from.file();
            }))},
      {"rook-slides-round-the-edge", "M1", "A rook on a rank goes on at its far end.",
       goes(rook, wrapped_slides(straight))},
      {"rook-steps-diagonally-too", "M1", "A rook has a king's diagonal steps.",
       goes(rook, also(steps(diagonal)))},
      {"rook-takes-its-own", "M1", "A rook may take pieces of its own colour.",
       goes(rook, also(slides_onto_own(straight)))},
      {"knight-has-a-leg", "M1", "A piece beside a knight stops its leaps there.",
       goes(knight, stopped_leaps(false))},
      {"knight-has-an-elbow", "M1", "A piece diagonally beside a knight stops its leaps there.",
       goes(knight, stopped_leaps(true))},
      {"knight-leaps-forward-only", "M1", "A knight has the two leaps of shogi.",
       goes(knight, steps({{-1, 2}, {1, 2}}))},
      {"knight-forgets-a-leap", "M1", "The leap two files left, one down, is missing.",
       goes(knight, never_by({{-2, -1}}))},
      {"knight-leaps-round-the-edge", "M1", "A knight leaps over the edge files.",
       goes(knight, wrapped_steps(as_knight))},
      {"knight-takes-its-own", "M1", "A knight may take pieces of its own colour.",
       goes(knight, also(steps_onto_own(as_knight)))},
  };
}

}  // namespace hurdle::makpong
