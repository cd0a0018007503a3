// Mutated soldiers (J8): directions, the enemy palace, the last rank.
// Not here: soldiers on the diagonals of their own palace. They start before it, never go back and
// so never stand there.
#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/games/janggi/palace.hpp"

namespace hurdle::janggi {
namespace {

const Steps three_ways{{0, 1}, {-1, 0}, {1, 0}};

bool stands_on_the_last_rank(const Mover& mover) {
  return mover.own_rank(mover.from) == 10;
}

bool goes_straight_ahead(const Mover& mover, Square to) {
  return mover.from.file() == to.file();
}

MutantRules mutant_steps() {
  const auto sideways_if = [](MayGo may) {
    return goes(soldier, only_where(either(is_not(goes_sideways), std::move(may))));
  };
  return {
      {"soldier-goes-back", "J8", "A soldier goes backward too.", goes(soldier, also(steps(back)))},
      {"soldier-goes-back-from-the-last-rank", "J8",
       "A soldier that has reached the last rank may turn back.",
       goes(soldier, also(where(stands_on_the_last_rank, steps(back))))},
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
       goes(soldier, only_where(either(is_not(goes_straight_ahead), is_empty)))},
      {"han-soldier-goes-up", "J8", "Han's soldiers go up the board as Cho's do.",
       goes(soldier, for_one(Colour::black, steps_up(three_ways)))},
      {"soldier-rests-on-the-last-rank", "J8", "A soldier on the last rank has no move.",
       goes(soldier,
            where([](const Mover& mover) { return !stands_on_the_last_rank(mover); }, original()))},
      {"soldier-never-to-the-last-rank", "J8", "A soldier stops one rank before the last.",
       goes(soldier, only_where(to_own_ranks(1, 9)))},
      {"soldier-two-from-the-start", "J8",
       "A soldier may go two points forward from its first rank.",
       goes(soldier, also(where([](const Mover& mover) { return mover.own_rank(mover.from) == 4; },
                                to_empty(slides_at_most(2, ahead)))))},
      {"soldier-wraps", "J8", "A soldier steps over the edge of a rank to the next one.",
       goes(soldier, also(wrapped_steps(sideways)))},
      {"soldier-takes-its-own", "J8", "A soldier may capture its own pieces.",
       goes(soldier, also(steps_onto_own(three_ways)))},
  };
}

MutantRules fewer_diagonals() {
  const auto diagonals_if = [](MayGo may) {
    return goes(soldier, diagonally_only_where(std::move(may)));
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
       diagonals_if([](const Mover& mover, Square to) { return to.file() > mover.from.file(); })},
  };
}

MutantRules more_diagonals() {
  const auto steps_also = [](Steps some, MayGo may) {
    return goes(soldier, also(only_where(std::move(may), steps(std::move(some)))));
  };
  return {
      {"soldier-diagonally-back", "J8", "In the palace a soldier goes diagonally backward too.",
       steps_also(diagonal, goes_along_a_mark)},
      {"soldier-on-any-palace-diagonal", "J8",
       "In the palace a soldier goes diagonally forward from every point.",
       steps_also(ahead_aslant, both(starts_on(in_a_palace), ends_on(in_a_palace)))},
      {"soldier-diagonally-into-the-palace", "J8",
       "A soldier before the palace goes diagonally onto its corner.",
       steps_also(ahead_aslant, both(is_not(starts_on(in_a_palace)), ends_on(is_corner)))},
      {"soldier-centre-has-no-straight-step", "J8",
       "From the centre of the palace a soldier goes forward only diagonally.",
       goes(soldier, only_where(is_not(both(starts_on(is_centre), goes_straight_ahead))))},
      {"soldier-slides-on-diagonals", "J8",
       "A soldier goes from corner to corner of the palace at once.",
       goes(soldier,
            also(only_where(both(goes_forward, is_not(over(is_taken))), across_the_centre())))},
  };
}

}  // namespace

MutantRules mutant_soldiers() {
  return joined<Hooks>(mutant_steps(), fewer_diagonals(), more_diagonals());
}

}  // namespace hurdle::janggi
