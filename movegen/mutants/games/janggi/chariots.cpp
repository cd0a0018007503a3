// Mutated chariots (J5): lines, and the marked diagonals of both palaces; soldiers (J8):
// directions, the enemy palace, the last rank. Not here:
// - a chariot that does not leave the centre of the enemy palace quietly by a diagonal. From there
// it
//   attacks all other points of the palace, on one of which the enemy general stands; so its player
//   never has the move.
// - soldiers on the diagonals of their own palace. They start before it, never go back and so never
//   stand there.
#include "movegen/mutants/games/janggi/hooks.hpp"

namespace hurdle::janggi {
namespace {

const Steps three_ways{{0, 1}, {-1, 0}, {1, 0}};

}  // namespace

MutantRules mutant_chariots() {
  const auto diagonals_if = [](MayGo may) {
    return goes(chariot, diagonally_only_where(std::move(may)));
  };
  return {
      {"chariot-without-diagonals", "J5", "A chariot never goes along the marked diagonals.",
       goes(chariot, only_where(goes_straight))},
      {"chariot-diagonals-at-home-only", "J5",
       "A chariot uses the diagonals of its own palace only.", diagonals_if(to_its_palace)},
      {"chariot-diagonals-abroad-only", "J5",
       "A chariot uses the diagonals of the enemy palace only.",
       diagonals_if(is_not(to_its_palace))},
      {"chariot-han-palace-unmarked", "J5", "Only Cho's palace has diagonals for a chariot.",
       diagonals_if(ends_on(in_chos_palace))},
      {"chariot-one-diagonal-step", "J5",
       "A chariot goes one step along a marked diagonal, never from corner to corner.",
       diagonals_if(at_distance(1, 1))},
      {"chariot-diagonals-from-corners-only", "J5",
       "A chariot on the centre of a palace does not go to its corners.",
       diagonals_if(is_not(starts_on(is_centre)))},
      {"chariot-diagonals-from-the-centre-only", "J5",
       "A chariot on a corner of a palace does not go to its centre.",
       diagonals_if(starts_on(is_centre))},
      {"chariot-on-one-diagonal", "J5",
       "A chariot knows only one of the two diagonals of a palace.",
       diagonals_if(goes_on_one_diagonal)},
      {"chariot-diagonals-to-move-only", "J5", "A chariot captures nothing along the diagonals.",
       diagonals_if(is_empty)},
      {"chariot-diagonals-to-take-only", "J5",
       "A chariot goes along the diagonals only to capture.", diagonals_if(is_taken)},
      {"chariot-through-the-centre", "J5",
       "A piece on the centre of a palace does not stop a chariot on the diagonal.",
       goes(chariot, also(across_the_centre()))},
      {"chariot-on-any-palace-diagonal", "J5",
       "A chariot steps diagonally from every point of a palace.",
       goes(chariot,
            also(only_where(both(starts_on(in_a_palace), ends_on(in_a_palace)), steps(diagonal))))},
      {"chariot-out-along-the-diagonals", "J5",
       "A chariot goes on along the diagonals beyond the palace.",
       goes(chariot,
            also(where(
                [](const Mover& mover) { return is_centre(mover.from) || is_corner(mover.from); },
                slides(diagonal))))},
      {"chariot-diagonally-into-the-palace", "J5",
       "A chariot outside steps diagonally onto a corner of the palace.",
       goes(chariot, also(only_where(both(is_not(starts_on(in_a_palace)), ends_on(is_corner)),
                                     steps(diagonal))))},
      {"chariot-goes-eight-at-most", "J5",
       "A chariot goes eight points at most, so never from rank 1 to rank 10.",
       goes(chariot, only_where(at_distance(1, 8)))},
      {"chariot-never-to-the-edge", "J5", "A chariot stops one point before the edge of the board.",
       goes(chariot, only_where(is_not(to_the_edge)))},
      {"chariot-never-left", "J5", "A chariot never goes to the left.",
       goes(chariot, only_where(is_not(goes_left_on_its_rank)))},
      {"chariot-never-takes-beside-it", "J5", "A chariot captures nothing on the next point.",
       goes(chariot, only_where(either(is_empty, at_distance(2, 9))))},
      {"chariot-through-its-own", "J5", "A chariot goes on past a piece of its own.",
       goes(chariot, also(slides_behind(is_own)))},
      {"chariot-through-enemies", "J5", "A chariot goes on past an enemy piece.",
       goes(chariot, also(slides_behind(is_enemy)))},
      {"chariot-takes-its-own", "J5", "A chariot may capture its own pieces.",
       goes(chariot, also(slides_onto_own(straight)))},
      {"chariot-wraps", "J5", "A chariot goes over the edge of a rank to the next one.",
       goes(chariot, also(wrapped_slides(sideways)))},
  };
}

MutantRules mutant_steps() {
  const auto sideways_if = [](MayGo may) {
    return goes(soldier, only_where(either(is_not(goes_sideways), std::move(may))));
  };
  return {
      {"soldier-goes-back", "J8", "A soldier goes backward too.", goes(soldier, also(steps(back)))},
      {"soldier-goes-back-from-the-last-rank", "J8",
       "A soldier that has reached the last rank may turn back.",
       goes(soldier, also(where(stands_on_own_ranks(10, 10), steps(back))))},
      {"soldier-never-sideways", "J8", "A soldier only goes forward.",
       goes(soldier, only_where(is_not(goes_sideways)))},
      {"soldier-sideways-beyond-the-river", "J8",
       "A soldier goes sideways only on the enemy's half of the board.",
       sideways_if(to_own_ranks(6, 10))},
      {"soldier-sideways-to-move-only", "J8", "A soldier captures nothing sideways.",
       sideways_if(is_empty)},
      {"soldier-sideways-to-take-only", "J8", "A soldier goes sideways only to capture.",
       sideways_if(is_taken)},
      {"soldier-never-left", "J8", "A soldier never goes to the left.",
       goes(soldier, only_where(is_not(goes_left_on_its_rank)))},
      {"soldier-forward-to-move-only", "J8",
       "A soldier captures nothing straight ahead, as a chess pawn.",
       goes(soldier, only_where(either(is_not(goes_along_its_file), is_empty)))},
      {"han-soldier-goes-up", "J8", "Han's soldiers go up the board as Cho's do.",
       goes(soldier, for_one(Colour::black, steps_up(three_ways)))},
      {"soldier-rests-on-the-last-rank", "J8", "A soldier on the last rank has no move.",
       goes(soldier, where(stands_on_own_ranks(1, 9), original()))},
      {"soldier-never-to-the-last-rank", "J8", "A soldier stops one rank before the last.",
       goes(soldier, only_where(to_own_ranks(1, 9)))},
      {"soldier-two-from-the-start", "J8",
       "A soldier may go two points forward from its first rank.",
       goes(soldier, also(where(stands_on_own_ranks(4, 4), to_empty(slides_at_most(2, ahead)))))},
      {"soldier-wraps", "J8", "A soldier steps over the edge of a rank to the next one.",
       goes(soldier, also(wrapped_steps(sideways)))},
      {"soldier-takes-its-own", "J8", "A soldier may capture its own pieces.",
       goes(soldier, also(steps_onto_own(three_ways)))},
  };
}

MutantRules soldier_diagonals() {
  const auto diagonals_if = [](MayGo may) {
    return goes(soldier, diagonally_only_where(std::move(may)));
  };
  const auto steps_also = [](Steps some, MayGo may) {
    return goes(soldier, also(only_where(std::move(may), steps(std::move(some)))));
  };
  return {
      {"soldier-without-diagonals", "J8", "A soldier never goes diagonally.",
       goes(soldier, only_where(goes_straight))},
      {"soldier-diagonals-to-take-only", "J8",
       "In the palace a soldier goes diagonally only to capture.", diagonals_if(is_taken)},
      {"soldier-diagonals-to-move-only", "J8",
       "In the palace a soldier captures nothing diagonally.", diagonals_if(is_empty)},
      {"soldier-diagonals-to-the-centre-only", "J8",
       "A soldier on the centre of the palace has no diagonal.", diagonals_if(ends_on(is_centre))},
      {"soldier-diagonals-from-the-centre-only", "J8",
       "A soldier on a corner of the palace has no diagonal.", diagonals_if(starts_on(is_centre))},
      {"han-soldier-without-diagonals", "J8",
       "Only Cho's soldiers go diagonally in the enemy palace.",
       goes(soldier, for_one(Colour::black, only_where(goes_straight)))},
      {"soldier-on-one-diagonal", "J8", "A soldier goes diagonally to the right only.",
       diagonals_if(goes_right)},
      {"soldier-diagonally-back", "J8", "In the palace a soldier goes diagonally backward too.",
       steps_also(diagonal, goes_along_a_mark)},
      {"soldier-on-any-palace-diagonal", "J8",
       "In the palace a soldier goes diagonally forward from every point.",
       steps_also(ahead_aslant, both(starts_on(in_a_palace), ends_on(in_a_palace)))},
      {"soldier-diagonals-out-of-the-palace", "J8",
       "A soldier in the palace goes diagonally forward from every point, also out of the palace.",
       steps_also(ahead_aslant, starts_on(in_a_palace))},
      {"soldier-diagonally-into-the-palace", "J8",
       "A soldier before the palace goes diagonally onto its corner.",
       steps_also(ahead_aslant, both(is_not(starts_on(in_a_palace)), ends_on(is_corner)))},
      {"soldier-centre-has-no-straight-step", "J8",
       "From the centre of the palace a soldier goes forward only diagonally.",
       goes(soldier, only_where(is_not(both(starts_on(is_centre), goes_along_its_file))))},
      {"soldier-slides-on-diagonals", "J8",
       "A soldier goes from corner to corner of the palace at once.",
       goes(soldier,
            also(only_where(both(goes_forward, is_not(over(is_taken))), across_the_centre())))},
  };
}

}  // namespace hurdle::janggi
