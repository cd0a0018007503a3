// Errors about dragon and horse (N2), in the reading of their names and in that of the page.
#include "movegen/referee/direction.hpp"
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

const Steps diagonally_back{{1, -1}, {-1, -1}};
const Steps diagonally_forward{{1, 1}, {-1, 1}};
const Steps leaps{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

bool takes_on_lines_only(const Mover& mover, Square to) {
  return mover.walk.empty(to) || is_straight(mover.from, to);
}

bool takes_on_diagonals_only(const Mover& mover, Square to) {
  return mover.walk.empty(to) || is_diagonal(mover.from, to);
}

std::vector<WrongGoing> errors_of_the_names() {
  return {
      {{"dragon-goes-as-an-incense", "N2", "Promotion adds nothing to an incense."},
       dragon,
       slides(straight)},
      {{"dragon-slides-on-diagonals", "N2", "A dragon goes any distance in all directions."},
       dragon,
       slides(as_jade)},
      {{"dragon-steps-forward-only", "N2", "A dragon's diagonal steps are those of a gold."},
       dragon,
       never(diagonally_back)},
      {{"dragon-steps-back-only", "N2", "A dragon's diagonal steps go to the wrong side."},
       dragon,
       never(diagonally_forward)},
      {{"dragon-steps-never-capture", "N2", "A dragon captures on its lines only."},
       dragon,
       only_where(takes_on_lines_only)},
      {{"dragon-goes-as-a-gold", "N2", "An incense goes as a gold when promoted."},
       dragon,
       steps(as_gold)},
      {{"dragon-goes-as-a-horse", "N2", "A dragon goes as an angle or one step straight."},
       dragon,
       both(slides(diagonal), steps(straight))},
      {{"dragon-goes-round-the-board", "N2", "A dragon's steps go round the edge files."},
       dragon,
       also(wrapped_steps(diagonal))},
      {{"horse-goes-as-an-angle", "N2", "Promotion adds nothing to an angle."},
       horse,
       slides(diagonal)},
      {{"horse-slides-on-lines", "N2", "A horse goes any distance in all directions."},
       horse,
       slides(as_jade)},
      {{"horse-steps-forward-only", "N2", "A horse has no straight step back."},
       horse,
       never({{0, -1}})},
      {{"horse-never-steps-sideways", "N2", "A horse has no step sideways."},
       horse,
       never({{1, 0}, {-1, 0}})},
      {{"horse-steps-never-capture", "N2", "A horse captures on its diagonals only."},
       horse,
       only_where(takes_on_diagonals_only)},
      {{"horse-goes-as-a-gold", "N2", "An angle goes as a gold when promoted."},
       horse,
       steps(as_gold)},
      {{"horse-goes-as-the-page-says", "N2", "A horse goes as an incense or one diagonal step."},
       horse,
       both(slides(straight), steps(diagonal))},
      {{"horse-leaps", "N2", "A horse goes as the horses of other games do."}, horse, steps(leaps)},
  };
}

std::vector<WrongGoing> errors_of_the_letter() {
  return {
      {{"dragon-steps-diagonally", "N2", "A dragon has Shogi's diagonal steps."},
       dragon,
       also(steps(diagonal))},
      {{"dragon-slides-on-diagonals", "N2", "A dragon goes any distance in all directions."},
       dragon,
       slides(as_jade)},
      {{"dragon-only-steps", "N2", "A dragon goes one step straight and no further."},
       dragon,
       steps(straight)},
      {{"dragon-never-goes-back", "N2", "A dragon goes forward and sideways."},
       dragon,
       never({{0, -1}})},
      {{"dragon-goes-as-a-gold", "N2", "An incense goes as a gold when promoted."},
       dragon,
       steps(as_gold)},
      {{"dragon-goes-as-an-angle", "N2", "A dragon goes as an angle or one step straight."},
       dragon,
       both(slides(diagonal), steps(straight))},
      {{"horse-goes-as-in-shogi", "N2", "A horse goes as an angle or one step straight."},
       horse,
       both(slides(diagonal), steps(straight))},
      {{"horse-goes-as-an-angle", "N2", "A horse is an angle; its diagonal step adds nothing."},
       horse,
       slides(diagonal)},
      {{"horse-goes-as-an-incense", "N2", "A horse has no diagonal step."},
       horse,
       slides(straight)},
      {{"horse-slides-on-diagonals", "N2", "A horse goes any distance in all directions."},
       horse,
       slides(as_jade)},
      {{"horse-steps-forward-only", "N2", "A horse's diagonal steps are those of a gold."},
       horse,
       never(diagonally_back)},
      {{"horse-steps-never-capture", "N2", "A horse captures on its lines only."},
       horse,
       only_where(takes_on_lines_only)},
      {{"horse-only-steps", "N2", "A horse goes one step in all directions."},
       horse,
       steps(as_jade)},
      {{"horse-goes-as-a-gold", "N2", "An angle goes as a gold when promoted."},
       horse,
       steps(as_gold)},
  };
}

}  // namespace

void add_dragon_horse_mutants(Readings& family) {
  add_all_to<nine_elder::NineElderReferee, nine_elder::LeapingReferee, nine_elder::ShogiReferee>(
      family, errors_of_the_names());
}

void add_literal_mutants(Readings& family) {
  add_all_to<nine_elder::LiteralReferee>(family, errors_of_the_letter());
}

}  // namespace hurdle::mutants::elder
