// Errors about incense and angle (N1).
#include "movegen/referee/direction.hpp"
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

using nine_elder::angle;
using nine_elder::incense;

bool on_the_edge(Square square) {
  return square.file() == 0 || square.file() == nine_elder::notation.files - 1 ||
         square.rank() == 0 || square.rank() == nine_elder::notation.ranks - 1;
}

bool stops_before_the_edge(const Mover& mover, Square to) {
  return !on_the_edge(to) || distance(mover.from, to) == 1 || mover.walk.enemy(to);
}

bool takes_nothing_beside_it(const Mover& mover, Square to) {
  return mover.walk.empty(to) || distance(mover.from, to) > 1;
}

bool takes_nothing_far_away(const Mover& mover, Square to) {
  return mover.walk.empty(to) || distance(mover.from, to) < 8;
}

}  // namespace

void add_line_mutants(Readings& family) {
  const std::vector<WrongGoing> errors{
      {{"incense-goes-forward-only", "N1", "The incense goes straight forward, as Shogi's lance."},
       {incense},
       slides({{0, 1}})},
      {{"incense-never-goes-back", "N1", "The incense goes forward and sideways."},
       {incense},
       never({{0, -1}})},
      {{"incense-goes-round-the-board", "N1", "The incense goes on behind the i-file on a."},
       {incense},
       wrapped_slides(straight)},
      {{"incense-goes-through-own-pieces", "N1", "Own pieces do not stop an incense."},
       {incense},
       through_own(straight)},
      {{"incense-goes-through-enemies", "N1", "An incense goes on behind what it could take."},
       {incense},
       through_enemies(straight)},
      {{"incense-stops-before-the-edge", "N1", "An incense does not slide onto the edge."},
       {incense},
       only_where(stops_before_the_edge)},
      {{"incense-steps-diagonally", "N1", "The incense has the dragon's steps before promotion."},
       {incense},
       also(steps(diagonal))},
      {{"incense-takes-nothing-beside-it", "N1", "An incense captures from a distance only."},
       {incense},
       only_where(takes_nothing_beside_it)},
      {{"incense-takes-nothing-across-the-board", "N1",
        "An incense does not see from one edge to the other."},
       {incense},
       only_where(takes_nothing_far_away)},
      {{"angle-forgets-a-diagonal", "N1", "The angle does not go back to the left."},
       {angle},
       never({{-1, -1}})},
      {{"angle-goes-forward-only", "N1", "The angle does not go back."},
       {angle},
       never({{-1, -1}, {1, -1}})},
      {{"angle-goes-one-step", "N1", "The angle goes one diagonal step."},
       {angle},
       steps(diagonal)},
      {{"angle-goes-two-steps", "N1", "The angle goes at most two diagonal steps."},
       {angle},
       slides_at_most(2, diagonal)},
      {{"angle-goes-round-the-board", "N1", "The angle goes on behind the edge files."},
       {angle},
       wrapped_slides(diagonal)},
      {{"angle-goes-through-own-pieces", "N1", "Own pieces do not stop an angle."},
       {angle},
       through_own(diagonal)},
      {{"angle-goes-through-enemies", "N1", "An angle goes on behind what it could take."},
       {angle},
       through_enemies(diagonal)},
      {{"angle-stops-before-the-edge", "N1", "An angle does not slide onto the edge."},
       {angle},
       only_where(stops_before_the_edge)},
      {{"angle-steps-straight", "N1", "The angle has the horse's steps before promotion."},
       {angle},
       also(steps(straight))},
      {{"angle-takes-nothing-across-the-board", "N1",
        "An angle does not see from one corner to the other."},
       {angle},
       only_where(takes_nothing_far_away)},
  };
  add_all(family, errors);
}

}  // namespace hurdle::mutants::elder
