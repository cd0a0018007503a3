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

bool stands_on_a_diagonal(const Mover& mover) {
  return is_centre(mover.from) || is_corner(mover.from);
}

}  // namespace

PieceRules mutant_chariots() {
  return PieceTable("J5", "chariot", chariot)({
      {"without-diagonals", "never goes along the marked diagonals", only_where(goes_straight)},
      {"diagonals-at-home-only", "uses the diagonals of its own palace only",
       diagonally_only_where(to_its_palace)},
      {"diagonals-abroad-only", "uses the diagonals of the enemy palace only",
       diagonally_only_where(is_not(to_its_palace))},
      {"han-palace-unmarked", "Only Cho's palace has diagonals for a chariot.",
       diagonally_only_where(ends_on(in_chos_palace))},
      {"one-diagonal-step", "goes one step along a marked diagonal, never from corner to corner",
       diagonally_only_where(at_distance(1, 1))},
      {"diagonals-from-corners-only", "on the centre of a palace does not go to its corners",
       diagonally_only_where(is_not(starts_on(is_centre)))},
      {"diagonals-from-the-centre-only", "on a corner of a palace does not go to its centre",
       diagonally_only_where(starts_on(is_centre))},
      {"on-one-diagonal", "knows only one of the two diagonals of a palace",
       diagonally_only_where(goes_on_one_diagonal)},
      {"diagonals-to-move-only", "captures nothing along the diagonals",
       diagonally_only_where(is_empty)},
      {"diagonals-to-take-only", "goes along the diagonals only to capture",
       diagonally_only_where(is_taken)},
      {"through-the-centre",
       "A piece on the centre of a palace does not stop a chariot on the diagonal.",
       also(across_the_centre())},
      {"on-any-palace-diagonal", "steps diagonally from every point of a palace",
       also(only_where(both(starts_on(in_a_palace), ends_on(in_a_palace)), steps(diagonal)))},
      {"out-along-the-diagonals", "goes on along the diagonals beyond the palace",
       also(where(stands_on_a_diagonal, slides(diagonal)))},
      {"diagonally-into-the-palace", "outside steps diagonally onto a corner of the palace",
       also(only_where(both(is_not(starts_on(in_a_palace)), ends_on(is_corner)), steps(diagonal)))},
      {"goes-eight-at-most", "goes eight points at most, so never from rank 1 to rank 10",
       only_where(at_distance(1, 8))},
      {"never-to-the-edge", "stops one point before the edge of the board",
       never_where(to_the_edge)},
      {"never-left", "never goes to the left", never_where(goes_left_on_its_rank)},
      {"never-takes-beside-it", "captures nothing on the next point",
       takes_only_where(at_distance(2, 9))},
      {"through-its-own", "goes on past a piece of its own", also(slides_behind(is_own))},
      {"through-enemies", "goes on past an enemy piece", also(slides_behind(is_enemy))},
      {"takes-its-own", "may capture its own pieces", also(slides_onto_own(straight))},
      {"wraps", "goes over the edge of a rank to the next one", also(wrapped_slides(sideways))},
  });
}

PieceRules mutant_steps() {
  const auto sideways_if = [](MayGo may) {
    return goes(soldier, only_where(either(is_not(goes_sideways), std::move(may))));
  };
  return PieceTable("J8", "soldier", soldier)({
      {"goes-back", "goes backward too", also(steps(back))},
      {"goes-back-from-the-last-rank", "that has reached the last rank may turn back",
       also(where(stands_on_own_ranks(10, 10), steps(back)))},
      {"never-sideways", "only goes forward", never_where(goes_sideways)},
      {"sideways-beyond-the-river", "goes sideways only on the enemy's half of the board",
       sideways_if(to_own_ranks(6, 10))},
      {"sideways-to-move-only", "captures nothing sideways", sideways_if(is_empty)},
      {"sideways-to-take-only", "goes sideways only to capture", sideways_if(is_taken)},
      {"never-left", "never goes to the left", never_where(goes_left_on_its_rank)},
      {"forward-to-move-only", "captures nothing straight ahead, as a chess pawn",
       only_where(either(is_not(goes_along_its_file), is_empty))},
      {"han-{}-goes-up", "Han's soldiers go up the board as Cho's do.",
       for_one(Colour::black, steps_up(three_ways))},
      {"rests-on-the-last-rank", "on the last rank has no move",
       where(stands_on_own_ranks(1, 9), original())},
      {"never-to-the-last-rank", "stops one rank before the last", only_where(to_own_ranks(1, 9))},
      {"two-from-the-start", "may go two points forward from its first rank",
       also(where(stands_on_own_ranks(4, 4), to_empty(slides_at_most(2, ahead))))},
      {"wraps", "steps over the edge of a rank to the next one", also(wrapped_steps(sideways))},
      {"takes-its-own", "may capture its own pieces", also(steps_onto_own(three_ways))},
  });
}

PieceRules soldier_diagonals() {
  const auto steps_also = [](Steps some, MayGo may) {
    return also(only_where(std::move(may), steps(std::move(some))));
  };
  return PieceTable("J8", "soldier", soldier)({
      {"without-diagonals", "never goes diagonally", only_where(goes_straight)},
      {"diagonals-to-take-only", "In the palace a soldier goes diagonally only to capture.",
       diagonally_only_where(is_taken)},
      {"diagonals-to-move-only", "In the palace a soldier captures nothing diagonally.",
       diagonally_only_where(is_empty)},
      {"diagonals-to-the-centre-only", "on the centre of the palace has no diagonal",
       diagonally_only_where(ends_on(is_centre))},
      {"diagonals-from-the-centre-only", "on a corner of the palace has no diagonal",
       diagonally_only_where(starts_on(is_centre))},
      {"han-{}-without-diagonals", "Only Cho's soldiers go diagonally in the enemy palace.",
       for_one(Colour::black, only_where(goes_straight))},
      {"on-one-diagonal", "goes diagonally to the right only", diagonally_only_where(goes_right)},
      {"diagonally-back", "In the palace a soldier goes diagonally backward too.",
       steps_also(diagonal, goes_along_a_mark)},
      {"on-any-palace-diagonal",
       "In the palace a soldier goes diagonally forward from every point.",
       steps_also(ahead_aslant, both(starts_on(in_a_palace), ends_on(in_a_palace)))},
      {"diagonals-out-of-the-palace",
       "in the palace goes diagonally forward from every point, also out of the palace",
       steps_also(ahead_aslant, starts_on(in_a_palace))},
      {"diagonally-into-the-palace", "before the palace goes diagonally onto its corner",
       steps_also(ahead_aslant, both(is_not(starts_on(in_a_palace)), ends_on(is_corner)))},
      {"centre-has-no-straight-step",
       "From the centre of the palace a soldier goes forward only diagonally.",
       never_where(both(starts_on(is_centre), goes_along_its_file))},
      {"slides-on-diagonals", "goes from corner to corner of the palace at once",
       also(only_where(both(goes_forward, is_not(over(is_taken))), across_the_centre()))},
  });
}

}  // namespace hurdle::janggi
