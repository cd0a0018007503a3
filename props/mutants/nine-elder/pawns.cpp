// Errors about the pawn's step (N1).
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

using nine_elder::pawn;

const Steps ahead{{0, 1}};
const Steps diagonally_ahead{{1, 1}, {-1, 1}};
const Steps sideways{{1, 0}, {-1, 0}};

/// Two steps from where the start array has the pawns: ranks 3 and 4.
void leave_the_start_quickly(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  const Square first = mover.walk.neighbour(mover.from, mover.turned({0, 1}));
  const Square second = mover.walk.neighbour(mover.from, mover.turned({0, 2}));
  const bool at_the_start = mover.own_rank() == 3 || mover.own_rank() == 4;
  if (at_the_start && mover.walk.empty(first) && mover.walk.empty(second)) {
    visit(second);
  }
}

Going beyond_the_middle(Going more) {
  return [more = std::move(more)](const Mover& mover, VisitSquare visit) {
    mover.rightly(visit);
    if (mover.own_rank() > 5) {
      more(mover, visit);
    }
  };
}

}  // namespace

void add_pawn_mutants(Readings& family) {
  const std::vector<WrongGoing> errors{
      {{"pawn-captures-diagonally", "N1", "A pawn captures diagonally forward, as in chess."},
       {pawn},
       both(to_empty(steps(ahead)), to_take(steps(diagonally_ahead)))},
      {{"pawn-captures-diagonally-too", "N1", "A pawn captures straight and diagonally forward."},
       {pawn},
       also(to_take(steps(diagonally_ahead)))},
      {{"pawn-never-captures-straight", "N1", "A pawn cannot capture what is before it."},
       {pawn},
       to_empty(steps(ahead))},
      {{"pawn-only-captures", "N1", "A pawn's step is a capture."}, {pawn}, to_take(steps(ahead))},
      {{"pawn-starts-with-two-steps", "N1", "A pawn's first move may be two steps."},
       {pawn},
       leave_the_start_quickly},
      {{"pawn-goes-sideways", "N1", "A pawn steps sideways too, as a soldier of Janggi."},
       {pawn},
       also(steps(sideways))},
      {{"pawn-goes-sideways-beyond-the-middle", "N1",
        "A pawn beyond the middle rank steps sideways too, as a soldier of Xiangqi."},
       {pawn},
       beyond_the_middle(steps(sideways))},
      {{"pawn-goes-back", "N1", "A pawn steps back too."}, {pawn}, also(steps({{0, -1}}))},
      {{"black-pawn-faces-up", "N1", "Black's pawns go up the board."}, {pawn}, facing_up(ahead)},
  };
  add_all(family, errors);
}

}  // namespace hurdle::mutants::elder
