// Mutated chariots (X5): what ends a line, and lines that there are not; cannons (X6): how they
// move, what they jump and what they take; soldiers (X7): directions, the river, the last rank. Not
// here: soldiers that promote. Their moves have no text in this game.
#include "movegen/mutants/games/xiangqi/hooks.hpp"

namespace hurdle::xiangqi {
namespace {

/// One step along a diagonal of a palace.
Going along_a_palace_diagonal() {
  return only_where(both(goes_along_a_line, is_not(goes_straight)), steps(diagonal));
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

}  // namespace

MutantRules mutant_chariots() {
  return {
      {"chariot-goes-seven-at-most", "X5",
       "A chariot goes seven points at most, as on a board of eight.",
       goes(chariot, only_where(at_distance(1, 7)))},
      {"chariot-goes-eight-at-most", "X5",
       "A chariot goes eight points at most, so never from rank 1 to rank 10.",
       goes(chariot, only_where(at_distance(1, 8)))},
      {"chariot-never-to-the-edge", "X5", "A chariot stops one point before the edge of the board.",
       goes(chariot, only_where(is_not(to_the_edge)))},
      {"chariot-never-left", "X5", "A chariot never goes to the left.",
       goes(chariot, only_where(is_not(goes_left_on_its_rank)))},
      {"chariot-never-takes-beside-it", "X5", "A chariot captures nothing on the next point.",
       goes(chariot, only_where(either(is_empty, at_distance(2, 9))))},
      {"chariot-takes-only-beside-it", "X5", "A chariot captures only on the next point.",
       goes(chariot, only_where(either(is_empty, at_distance(1, 1))))},
      {"chariot-through-its-own", "X5", "A chariot goes on past a piece of its own.",
       goes(chariot, also(slides_behind(is_own)))},
      {"chariot-through-enemies", "X5", "A chariot goes on past an enemy piece.",
       goes(chariot, also(slides_behind(is_enemy)))},
      {"chariot-takes-its-own", "X5", "A chariot may capture its own pieces.",
       goes(chariot, also(slides_onto_own(straight)))},
      {"chariot-wraps", "X5", "A chariot goes over the edge of a rank to the next one.",
       goes(chariot, also(wrapped_slides(sideways)))},
      {"chariot-as-in-janggi", "X5", "A chariot steps along the diagonals of the palaces too.",
       goes(chariot, also(along_a_palace_diagonal()))},
  };
}

MutantRules mutant_cannons() {
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

MutantRules mutant_soldiers() {
  const Going aside = steps(sideways);
  const auto sideways_if = [](MayGo may) {
    return goes(soldier, only_where(either(is_not(goes_sideways), std::move(may))));
  };
  return {
      {"soldier-sideways-from-the-start", "X7", "A soldier goes sideways on either half.",
       goes(soldier, also(aside))},
      {"soldier-never-sideways", "X7", "A soldier only goes forward, even beyond the river.",
       goes(soldier, only_where(is_not(goes_sideways)))},
      {"soldier-sideways-one-rank-early", "X7",
       "A soldier on the rank before the river goes sideways already.",
       goes(soldier, also(where([](const Mover& mover) { return mover.own_rank(mover.from) == 5; },
                                aside)))},
      {"soldier-sideways-one-rank-late", "X7",
       "A soldier on the first rank beyond the river does not go sideways yet.",
       sideways_if(to_own_ranks(7, 10))},
      {"soldier-sideways-in-the-palace-ranks", "X7",
       "A soldier goes sideways only on the last three ranks.", sideways_if(to_own_ranks(8, 10))},
      {"red-soldier-sideways-from-rank-7", "X7",
       "For Red too, the river lies where Black's soldiers start.",
       goes(soldier, for_one(Colour::white,
                             only_where(either(is_not(goes_sideways), to_own_ranks(7, 10)))))},
      {"soldier-sideways-to-move-only", "X7", "A soldier captures nothing sideways.",
       sideways_if(is_empty)},
      {"soldier-sideways-to-take-only", "X7", "A soldier goes sideways only to capture.",
       sideways_if(is_taken)},
      {"soldier-never-left", "X7", "A soldier never goes to the left.",
       goes(soldier, only_where(is_not(goes_left_on_its_rank)))},
      {"soldier-slides-sideways", "X7", "A soldier beyond the river goes sideways as a chariot.",
       goes(soldier, also(where(stands_on_own_ranks(6, 10), slides(sideways))))},
      {"soldier-only-sideways-on-the-enemy-half", "X7",
       "A soldier beyond the river no longer goes forward.",
       goes(soldier, only_where(either(goes_sideways, to_own_ranks(1, 6))))},
      {"soldier-goes-back", "X7", "A soldier goes backward too.", goes(soldier, also(steps(back)))},
      {"soldier-goes-back-beyond-the-river", "X7", "A soldier beyond the river goes backward too.",
       goes(soldier, also(where(stands_on_own_ranks(6, 10), steps(back))))},
      {"soldier-goes-back-from-the-last-rank", "X7",
       "A soldier that has reached the last rank may turn back.",
       goes(soldier, also(where(stands_on_own_ranks(10, 10), steps(back))))},
      {"soldier-forward-to-move-only", "X7",
       "A soldier captures nothing straight ahead, as a chess pawn.",
       goes(soldier, only_where(either(is_not(goes_along_its_file), is_empty)))},
      {"soldier-takes-as-a-pawn", "X7", "A soldier may also capture diagonally forward.",
       goes(soldier, also(to_take(steps(ahead_aslant))))},
      {"soldier-two-from-the-start", "X7",
       "A soldier may go two points forward from its first rank.",
       goes(soldier, also(where(stands_on_own_ranks(4, 4), to_empty(slides_at_most(2, ahead)))))},
      {"soldier-on-palace-diagonals", "X7",
       "In the enemy palace a soldier also steps forward along a diagonal, as in Janggi.",
       goes(soldier,
            also(only_where(both(goes_along_a_line, is_not(to_its_palace)), steps(ahead_aslant))))},
      {"black-soldier-goes-up", "X7", "Black's soldiers go up the board as Red's do.",
       goes(soldier, for_one(Colour::black, steps_up(ahead)))},
      {"soldier-rests-on-the-last-rank", "X7", "A soldier on the last rank has no move.",
       goes(soldier, where(stands_on_own_ranks(1, 9), original()))},
      {"soldier-never-to-the-last-rank", "X7", "A soldier stops one rank before the last.",
       goes(soldier, only_where(to_own_ranks(1, 9)))},
      {"soldier-wraps", "X7", "A soldier steps over the edge of a rank to the next one.",
       goes(soldier, also(where(stands_on_own_ranks(6, 10), wrapped_steps(sideways))))},
      {"soldier-takes-its-own", "X7", "A soldier may capture its own pieces.",
       goes(soldier, also(onto_own()))},
  };
}

}  // namespace hurdle::xiangqi
