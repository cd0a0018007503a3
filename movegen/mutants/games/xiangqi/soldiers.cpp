// Mutated soldiers (X7): directions, the river, the last rank.
// Not here: soldiers that promote. Their moves have no text in this game.
#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/games/xiangqi/ways.hpp"

namespace hurdle::xiangqi {
namespace {

bool stands_on_the_last_rank(const Mover& mover) {
  return mover.own_rank(mover.from) == 10;
}

bool stands_beyond_the_river(const Mover& mover) {
  return mover.own_rank(mover.from) >= 6;
}

MutantRules mutant_rivers() {
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
       goes(soldier, also(where(stands_beyond_the_river, slides(sideways))))},
      {"soldier-only-sideways-on-the-enemy-half", "X7",
       "A soldier beyond the river no longer goes forward.",
       goes(soldier, only_where(either(goes_sideways, to_own_ranks(1, 6))))},
  };
}

MutantRules mutant_directions() {
  return {
      {"soldier-goes-back", "X7", "A soldier goes backward too.", goes(soldier, also(steps(back)))},
      {"soldier-goes-back-beyond-the-river", "X7", "A soldier beyond the river goes backward too.",
       goes(soldier, also(where(stands_beyond_the_river, steps(back))))},
      {"soldier-goes-back-from-the-last-rank", "X7",
       "A soldier that has reached the last rank may turn back.",
       goes(soldier, also(where(stands_on_the_last_rank, steps(back))))},
      {"soldier-forward-to-move-only", "X7",
       "A soldier captures nothing straight ahead, as a chess pawn.",
       goes(soldier, only_where(either(is_not(goes_straight_ahead), is_empty)))},
      {"soldier-takes-as-a-pawn", "X7", "A soldier may also capture diagonally forward.",
       goes(soldier, also(to_take(steps(ahead_aslant))))},
      {"soldier-two-from-the-start", "X7",
       "A soldier may go two points forward from its first rank.",
       goes(soldier, also(where([](const Mover& mover) { return mover.own_rank(mover.from) == 4; },
                                to_empty(slides_at_most(2, ahead)))))},
      {"soldier-on-palace-diagonals", "X7",
       "In the enemy palace a soldier also steps forward along a diagonal, as in Janggi.",
       goes(soldier,
            also(only_where(both(goes_along_a_line, is_not(to_its_palace)), steps(ahead_aslant))))},
      {"black-soldier-goes-up", "X7", "Black's soldiers go up the board as Red's do.",
       goes(soldier, for_one(Colour::black, steps_up(ahead)))},
      {"soldier-rests-on-the-last-rank", "X7", "A soldier on the last rank has no move.",
       goes(soldier,
            where([](const Mover& mover) { return !stands_on_the_last_rank(mover); }, original()))},
      {"soldier-never-to-the-last-rank", "X7", "A soldier stops one rank before the last.",
       goes(soldier, only_where(to_own_ranks(1, 9)))},
      {"soldier-wraps", "X7", "A soldier steps over the edge of a rank to the next one.",
       goes(soldier, also(where(stands_beyond_the_river, wrapped_steps(sideways))))},
      {"soldier-takes-its-own", "X7", "A soldier may capture its own pieces.",
       goes(soldier, also(onto_own()))},
  };
}

}  // namespace

MutantRules mutant_soldiers() {
  return joined<Hooks>(mutant_rivers(), mutant_directions());
}

}  // namespace hurdle::xiangqi
