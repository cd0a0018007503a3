// Mutated cannons (X6): how they move, what they jump and what they take.
#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/games/xiangqi/ways.hpp"

namespace hurdle::xiangqi {
namespace {

bool is_right_behind(const Mover& mover, Square to) {
  return distance(hurdle_of(mover, to), to) == 1;
}

/// A capture of which this is true, or no capture.
Change<mutation::Hooks> takes_only(MayGo may) {
  return goes(cannon, only_where(either(is_empty, std::move(may))));
}

/// Over the hurdle and all own pieces behind it, the first enemy.
void past_its_own(const Mover& mover, VisitSquare visit) {
  for (const Step step : straight) {
    Square prey = mover.walk.first_piece(mover.from, step);
    do {
      prey = prey.exists() ? mover.walk.first_piece(prey, step) : prey;
    } while (prey.exists() && is_own(mover, prey));
    if (prey.exists()) {
      visit(prey);
    }
  }
}

/// Over one piece or more, every enemy.
void over_any_number(const Mover& mover, VisitSquare visit) {
  for (const Step step : straight) {
    Square square = mover.walk.first_piece(mover.from, step);
    while (square.exists()) {
      square = mover.walk.first_piece(square, step);
      if (mover.walk.enemy(square)) {
        visit(square);
      }
    }
  }
}

/// Over a piece on the centre of a palace, from corner to corner.
bool over_a_centre(const Mover& mover, Square to) {
  const Square centre((mover.from.file() + to.file()) / 2, (mover.from.rank() + to.rank()) / 2);
  return is_centre(centre) && mover.at(centre);
}

MutantRules mutant_moves() {
  const Going as_in_janggi =
      only_where(is_not(either(to_a_cannon, over(to_a_cannon))), hops_over(1, Hop::both));
  return {
      {"cannon-as-in-janggi", "X6",
       "A cannon jumps to move and to capture, and neither over nor onto cannons.",
       goes(cannon, as_in_janggi)},
      {"cannon-jumps-quietly-too", "X6", "A cannon may also jump without capturing.",
       goes(cannon, also(hops_over(1, Hop::to_empty)))},
      {"cannon-never-slides", "X6", "A cannon jumps to move, as it does to capture.",
       goes(cannon, hops_over(1, Hop::both))},
      {"cannon-captures-only", "X6", "A cannon goes nowhere without capturing.",
       goes(cannon, only_where(is_taken))},
      {"cannon-steps", "X6", "A cannon that does not capture goes one point.",
       goes(cannon, only_where(either(is_taken, at_distance(1, 1))))},
      {"cannon-never-to-the-edge", "X6", "A cannon stops one point before the edge of the board.",
       goes(cannon, only_where(is_not(to_the_edge)))},
      {"cannon-goes-eight-at-most", "X6",
       "A cannon goes eight points at most, so never from rank 1 to rank 10.",
       goes(cannon, only_where(at_distance(1, 8)))},
      {"cannon-never-left", "X6", "A cannon never goes to the left.",
       goes(cannon, only_where(is_not(goes_left_on_its_rank)))},
      {"cannon-wraps", "X6", "A cannon goes over the edge of a rank to the next one.",
       goes(cannon, also(to_empty(wrapped_slides(sideways))))},
  };
}

MutantRules mutant_hurdles() {
  return {
      {"cannon-takes-without-a-hurdle", "X6", "A cannon may capture the first piece that it meets.",
       goes(cannon, also(to_take(slides(straight))))},
      {"cannon-as-a-chariot", "X6", "A cannon goes and captures as a chariot, and never jumps.",
       goes(cannon, slides(straight))},
      {"cannon-takes-nothing", "X6", "A cannon captures nothing.",
       goes(cannon, only_where(is_empty))},
      {"cannon-over-its-own-only", "X6", "Only an own piece is a hurdle.",
       goes(cannon, never_over(is_enemy))},
      {"cannon-over-enemies-only", "X6", "Only an enemy piece is a hurdle.",
       goes(cannon, never_over(is_own))},
      {"cannon-never-over-cannons", "X6", "A cannon is no hurdle, as in Janggi.",
       goes(cannon, never_over(to_a_cannon))},
      {"cannon-never-over-own-cannons", "X6", "Two cannons in line do not help each other.",
       goes(cannon, never_over(both(to_a_cannon, is_own)))},
      {"cannon-never-over-generals", "X6", "A general is no hurdle.",
       goes(cannon, never_over([](const Mover& mover, Square over) {
              return mover.at(over).kind() == general;
            }))},
      {"cannon-jumps-two-too", "X6", "A cannon that captures may jump one piece or two.",
       goes(cannon, also(hops_over(2, Hop::to_take)))},
      {"cannon-jumps-two-only", "X6", "A cannon that captures jumps two pieces.",
       goes(cannon, both(only_where(is_empty), hops_over(2, Hop::to_take)))},
      {"cannon-jumps-any-number", "X6", "A cannon that captures may jump any number of pieces.",
       goes(cannon, also(over_any_number))},
      {"cannon-past-its-own", "X6",
       "A cannon takes the next enemy behind its hurdle, whatever own pieces stand before it.",
       goes(cannon, also(to_take(past_its_own)))},
      {"cannon-hurdle-beside-it", "X6", "A hurdle must stand on the next point.",
       goes(cannon, never_over(at_distance(2, 9)))},
      {"cannon-hurdle-not-beside-it", "X6", "A piece on the next point is no hurdle.",
       goes(cannon, never_over(at_distance(1, 1)))},
  };
}

MutantRules mutant_preys() {
  return {
      {"cannon-spares-cannons", "X6", "A cannon never captures a cannon, as in Janggi.",
       takes_only(is_not(to_a_cannon))},
      {"cannon-takes-right-behind-only", "X6",
       "A cannon captures only a piece right behind its hurdle.", takes_only(is_right_behind)},
      {"cannon-never-takes-right-behind", "X6",
       "A cannon never captures a piece right behind its hurdle.",
       takes_only(is_not(is_right_behind))},
      {"cannon-takes-along-files-only", "X6", "A cannon never jumps along a rank.",
       takes_only(is_not(goes_sideways))},
      {"cannon-takes-along-ranks-only", "X6", "A cannon never jumps along a file.",
       takes_only(goes_sideways)},
      {"cannon-takes-forward-only", "X6", "A cannon never captures backward.",
       takes_only(is_not(goes_back))},
      {"cannon-takes-its-own", "X6", "A cannon may capture its own pieces.",
       goes(cannon, also(onto_own()))},
      {"cannon-across-the-palace", "X6",
       "A cannon jumps from corner to corner of a palace to capture, as in Janggi.",
       goes(cannon, also(to_take(only_where(
                        both(both(starts_on(is_corner), ends_on(is_corner)), over_a_centre),
                        steps({{2, 2}, {2, -2}, {-2, -2}, {-2, 2}})))))},
  };
}

}  // namespace

MutantRules mutant_cannons() {
  return joined<Hooks>(mutant_moves(), mutant_hurdles(), mutant_preys());
}

}  // namespace hurdle::xiangqi
