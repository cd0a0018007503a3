// Mutated meetings of cannon and cannon (J7).
#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/games/janggi/palace.hpp"

namespace hurdle::janggi {
namespace {

bool is_cannon(Piece piece) {
  return piece.kind() == cannon;
}

/// The second piece on the way, which may be the one that is captured.
bool second_is_a_cannon(const Mover& mover, Square to) {
  const Square second = mover.walk.first_piece(hurdle_of(mover, to), towards(mover.from, to));
  return second.exists() && to_a_cannon(mover, second);
}

bool stops_before_an_enemy_cannon(const Mover& mover, Square to) {
  const Square next = mover.walk.neighbour(to, towards(mover.from, to));
  return mover.walk.empty(to) && mover.walk.enemy(next) && to_a_cannon(mover, next);
}

/// Straight over cannons, as if they were hurdles, when this is true of them.
Going over_cannons(MayGo may) {
  return only_where(is_not(to_a_cannon), slides_behind(both(to_a_cannon, std::move(may))));
}

/// Straight, the first piece behind some cannons is the hurdle.
void see_through_cannons(const Mover& mover, VisitSquare visit) {
  for (const Step step : straight) {
    const Square first = mover.walk.first_piece(mover.from, step);
    Square hurdle = first;
    while (hurdle.exists() && to_a_cannon(mover, hurdle)) {
      hurdle = mover.walk.first_piece(hurdle, step);
    }
    if (hurdle.exists() && hurdle != first) {
      mover.walk.ray(hurdle, step, visit);
    }
  }
}

/// Straight, cannons behind the hurdle do not end the jump.
void land_beyond_cannons(const Mover& mover, VisitSquare visit) {
  for (const Step step : straight) {
    const Square hurdle = mover.walk.first_piece(mover.from, step);
    if (!hurdle.exists() || to_a_cannon(mover, hurdle)) {
      continue;
    }
    Square second = mover.walk.first_piece(hurdle, step);
    for (; second.exists() && to_a_cannon(mover, second);
         second = mover.walk.first_piece(second, step)) {
      mover.walk.ray(second, step, visit);
    }
  }
}

MutantRules mutant_hurdles() {
  return {
      {"cannon-hops-over-cannons", "J7", "A cannon may jump another cannon.",
       also_if(&Hooks::is_hurdle, is_cannon)},
      {"cannon-hops-over-own-cannons", "J7",
       "Only an enemy cannon is no hurdle; a cannon may jump its own.",
       goes(cannon, also(over_cannons(is_own)))},
      {"cannon-hops-over-enemy-cannons", "J7",
       "Only the own cannon is no hurdle; a cannon may jump an enemy one.",
       goes(cannon, also(over_cannons(is_enemy)))},
      {"cannon-hops-over-cannons-to-take", "J7", "A cannon that captures may jump another cannon.",
       goes(cannon, also(to_take(over_cannons(is_taken))))},
      {"cannon-hops-over-cannons-to-move", "J7",
       "A cannon that does not capture may jump another cannon.",
       goes(cannon, also(to_empty(over_cannons(is_taken))))},
      {"cannon-hops-over-cannons-on-diagonals", "J7",
       "On a marked diagonal a cannon may jump another cannon.",
       goes(cannon,
            also(only_where(both(over(to_a_cannon), is_not(to_a_cannon)), across_the_centre())))},
  };
}

MutantRules mutant_targets() {
  const Going takes_on_lines = only_where(to_a_cannon, slides_behind(is_not(to_a_cannon)));
  const Going takes_on_diagonals =
      only_where(both(over(is_not(to_a_cannon)), to_a_cannon), across_the_centre());
  return {
      {"cannon-takes-cannons", "J7", "A cannon may capture a cannon.",
       also_if(&Hooks::cannon_may_take, is_cannon)},
      {"cannon-takes-cannons-on-lines", "J7", "A cannon may capture a cannon along a rank or file.",
       goes(cannon, also(takes_on_lines))},
      {"cannon-takes-cannons-on-diagonals", "J7",
       "A cannon may capture a cannon along a marked diagonal.",
       goes(cannon, also(takes_on_diagonals))},
      {"cannon-sees-through-cannons", "J7",
       "A cannon in the way counts for nothing, and the next piece is the hurdle.",
       goes(cannon, also(only_where(is_not(to_a_cannon), see_through_cannons)))},
      {"cannon-lands-beyond-cannons", "J7", "Behind its hurdle a cannon passes other cannons.",
       goes(cannon, also(only_where(is_not(to_a_cannon), land_beyond_cannons)))},
      {"cannon-behind-closes-the-way", "J7",
       "A cannon behind the hurdle closes the whole direction.",
       goes(cannon, only_where(either(goes_diagonally, is_not(second_is_a_cannon))))},
      {"cannon-stops-two-before-a-cannon", "J7",
       "A cannon never lands beside an enemy cannon that stops it.",
       goes(cannon, only_where(either(goes_diagonally, is_not(stops_before_an_enemy_cannon))))},
      {"chariot-spares-cannons", "J7", "A chariot may not capture a cannon either.",
       goes(chariot, only_where(is_not(to_a_cannon)))},
  };
}

}  // namespace

MutantRules mutant_cannon_pairs() {
  return joined<Hooks>(mutant_hurdles(), mutant_targets());
}

}  // namespace hurdle::janggi
