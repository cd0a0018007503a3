// Mutated chariots (X5): what ends a line, and lines that there are not.
#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/games/xiangqi/ways.hpp"

namespace hurdle::xiangqi {
namespace {

/// One step along a diagonal of a palace.
Going along_a_palace_diagonal() {
  return only_where(both(goes_along_a_line, is_not(goes_straight)), steps(diagonal));
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

}  // namespace hurdle::xiangqi
