// Mutated chariots (J5): lines, and the marked diagonals of both palaces.
// Not here: a chariot that does not leave the centre of the enemy palace quietly by a diagonal.
// From there it attacks all other points of the palace, on one of which the enemy general stands;
// so its player never has the move.
#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/games/janggi/palace.hpp"

namespace hurdle::janggi {
namespace {

bool stands_on_a_mark(const Mover& mover) {
  return is_centre(mover.from) || is_corner(mover.from);
}

MutantRules mutant_diagonals() {
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
  };
}

MutantRules mutant_ways_in_palaces() {
  return {
      {"chariot-through-the-centre", "J5",
       "A piece on the centre of a palace does not stop a chariot on the diagonal.",
       goes(chariot, also(across_the_centre()))},
      {"chariot-on-any-palace-diagonal", "J5",
       "A chariot steps diagonally from every point of a palace.",
       goes(chariot,
            also(only_where(both(starts_on(in_a_palace), ends_on(in_a_palace)), steps(diagonal))))},
      {"chariot-out-along-the-diagonals", "J5",
       "A chariot goes on along the diagonals beyond the palace.",
       goes(chariot, also(where(stands_on_a_mark, slides(diagonal))))},
      {"chariot-diagonally-into-the-palace", "J5",
       "A chariot outside steps diagonally onto a corner of the palace.",
       goes(chariot, also(only_where(both(is_not(starts_on(in_a_palace)), ends_on(is_corner)),
                                     steps(diagonal))))},
  };
}

MutantRules mutant_lines() {
  return {
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

}  // namespace

MutantRules mutant_chariots() {
  return joined<Hooks>(mutant_diagonals(), mutant_ways_in_palaces(), mutant_lines());
}

}  // namespace hurdle::janggi
