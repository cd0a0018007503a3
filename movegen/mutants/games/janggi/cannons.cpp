// Mutated cannons on ranks and files and on the marked diagonals (J6), and mutated meetings of
// cannon and cannon (J7).
#include "movegen/mutants/games/janggi/hooks.hpp"

namespace hurdle::janggi {
namespace {

/// No cannon among the two hurdles of a hop, nor where it ends.
bool meets_no_cannon(const Mover& mover, Square to) {
  const Square first = hurdle_of(mover, to);
  const Square second = mover.walk.first_piece(first, towards(mover.from, to));
  return !to_a_cannon(mover, first) && !to_a_cannon(mover, second) && !to_a_cannon(mover, to);
}

Going hops_over_two(Hop hop) {
  return only_where(meets_no_cannon, hops_over(2, hop));
}

/// Behind a hurdle at the side, over the edge of the rank.
void wrap(const Mover& mover, VisitSquare visit) {
  for (const Step step : sideways) {
    const Square hurdle = mover.walk.first_piece(mover.from, step);
    if (!hurdle.exists() || to_a_cannon(mover, hurdle)) {
      continue;
    }
    Square square = wrapped(mover, hurdle, step);
    for (; mover.walk.empty(square); square = wrapped(mover, square, step)) {
      visit(square);
    }
    if (square.exists() && !to_a_cannon(mover, square)) {
      mover.walk.stand(square, visit);
    }
  }
}

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

/// The first piece in this direction that is no cannon, or none.
Square first_but_cannons(const Mover& mover, Step step) {
  Square square = mover.walk.first_piece(mover.from, step);
  while (square.exists() && to_a_cannon(mover, square)) {
    square = mover.walk.first_piece(square, step);
  }
  return square;
}

/// Straight, the first piece behind some cannons is the hurdle.
void see_through_cannons(const Mover& mover, VisitSquare visit) {
  for (const Step step : straight) {
    const Square hurdle = first_but_cannons(mover, step);
    if (hurdle.exists() && hurdle != mover.walk.first_piece(mover.from, step)) {
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

/// Straight, as if there were no cannons before the hurdle or behind it.
void pass_all_cannons(const Mover& mover, VisitSquare visit) {
  for (const Step step : straight) {
    Square passed = first_but_cannons(mover, step);
    while (passed.exists()) {
      mover.walk.ray(passed, step, visit);
      passed = mover.walk.first_piece(passed, step);
      passed = passed.exists() && to_a_cannon(mover, passed) ? passed : Square::none();
    }
  }
}

}  // namespace

MutantRules over_hurdles() {
  return {
      {"cannon-also-slides", "J6", "A cannon that does not capture needs no hurdle.",
       goes(cannon, also(to_empty(slides(straight))))},
      {"cannon-as-in-xiangqi", "J6", "A cannon slides to move and jumps only to capture.",
       goes(cannon,
            both(to_empty(slides(straight)), only_where(either(is_taken, goes_diagonally))))},
      {"cannon-takes-without-a-hurdle", "J6", "A cannon may capture the first piece that it meets.",
       goes(cannon, also(only_where(is_not(to_a_cannon), to_take(slides(straight)))))},
      {"cannon-jumps-only-to-take", "J6", "A cannon jumps only to capture.",
       goes(cannon, only_where(is_taken))},
      {"cannon-jumps-only-to-move", "J6", "A cannon captures nothing.",
       goes(cannon, only_where(is_empty))},
      {"cannon-over-its-own-only", "J6", "Only an own piece is a hurdle.",
       goes(cannon, never_over(is_enemy))},
      {"cannon-over-enemies-only", "J6", "Only an enemy piece is a hurdle.",
       goes(cannon, never_over(is_own))},
      {"cannon-jumps-two", "J6", "A cannon may jump one piece or two.",
       goes(cannon, also(hops_over_two(Hop::both)))},
      {"cannon-jumps-two-to-take", "J6", "A cannon that captures may jump one piece or two.",
       goes(cannon, also(hops_over_two(Hop::to_take)))},
      {"cannon-lands-behind-the-hurdle", "J6",
       "A cannon lands on the first point behind its hurdle and nowhere else.",
       goes(cannon, only_where(is_right_behind))},
      {"cannon-takes-behind-the-hurdle", "J6",
       "A cannon captures only a piece right behind its hurdle.",
       goes(cannon, only_where(either(is_empty, is_right_behind)))},
      {"cannon-hurdle-beside-it", "J6", "A hurdle must stand on the next point.",
       goes(cannon, never_over(at_distance(2, 9)))},
      {"cannon-hurdle-not-beside-it", "J6", "A piece on the next point of a line is no hurdle.",
       goes(cannon, only_where(either(goes_diagonally, over(at_distance(2, 9)))))},
      {"cannon-never-over-generals", "J6", "A general is no hurdle.",
       goes(cannon, never_over(is_kind(general)))},
  };
}

MutantRules mutant_cannons() {
  return {
      {"cannon-along-files-only", "J6", "A cannon never jumps along a rank.",
       goes(cannon, only_where(is_not(goes_sideways)))},
      {"cannon-never-to-the-edge", "J6", "A cannon stops one point before the edge of the board.",
       goes(cannon, only_where(is_not(to_the_edge)))},
      {"cannon-goes-eight-at-most", "J6",
       "A cannon goes eight points at most, so never from rank 1 to rank 10.",
       goes(cannon, only_where(at_distance(1, 8)))},
      {"cannon-takes-its-own", "J6", "A cannon may capture its own pieces.",
       goes(cannon, also(only_where(both(goes_straight, is_not(to_a_cannon)), onto_own())))},
      {"cannon-wraps", "J6", "A cannon lands over the edge of a rank on the next one.",
       goes(cannon, also(wrap))},
  };
}

MutantRules jumps_by_the_rules() {
  const auto diagonals_if = [](MayGo may) {
    return goes(cannon, diagonally_only_where(std::move(may)));
  };
  return {
      {"palace-jump-never", "J6", "A cannon never jumps along the marked diagonals.",
       goes(cannon, only_where(goes_straight))},
      {"palace-jump-at-home-only", "J6",
       "A cannon jumps along the diagonals of its own palace only.", diagonals_if(to_its_palace)},
      {"palace-jump-abroad-only", "J6",
       "A cannon jumps along the diagonals of the enemy palace only.",
       diagonals_if(is_not(to_its_palace))},
      {"palace-jump-han-palace-unmarked", "J6", "Only Cho's palace has diagonals for a cannon.",
       diagonals_if(ends_on(in_chos_palace))},
      {"palace-jump-only-to-take", "J6", "A cannon jumps diagonally only to capture.",
       diagonals_if(is_taken)},
      {"palace-jump-only-to-move", "J6", "A cannon captures nothing along a diagonal.",
       diagonals_if(is_empty)},
      {"palace-jump-on-one-diagonal", "J6",
       "A cannon knows only one of the two diagonals of a palace.",
       diagonals_if(goes_on_one_diagonal)},
      {"palace-jump-over-palace-pieces-only", "J6",
       "On a diagonal only a general or a guard is a hurdle.",
       diagonals_if(over(either(is_kind(general), is_kind(guard))))},
      {"palace-jump-over-its-own-only", "J6", "On a diagonal only an own piece is a hurdle.",
       diagonals_if(over(is_own))},
  };
}

MutantRules mutant_jumps() {
  const auto jumps_also = [](MayGo may, Going going) {
    return goes(cannon,
                also(only_where(both(is_not(to_a_cannon), std::move(may)), std::move(going))));
  };
  const Going jumps_diagonally = slides_behind(is_not(to_a_cannon), diagonal);
  return {
      {"palace-jump-without-a-hurdle", "J6",
       "A cannon goes from corner to corner over an empty centre too.",
       jumps_also(is_not(over(is_taken)), across_the_centre())},
      {"palace-jump-quietly-without-a-hurdle", "J6",
       "A cannon needs no hurdle to move from corner to corner, only to capture there.",
       jumps_also(both(is_not(over(is_taken)), is_empty), across_the_centre())},
      {"palace-jump-stops-on-the-centre", "J6",
       "A cannon steps from a corner of a palace to its centre, as a chariot does.",
       jumps_also(ends_on(is_centre), steps(diagonal))},
      {"palace-jump-goes-on-outside", "J6",
       "A cannon that jumps the centre of a palace may land beyond the far corner.",
       jumps_also(over(both(ends_on(is_centre), at_distance(1, 1))), jumps_diagonally)},
      {"palace-jump-from-the-centre", "J6",
       "A cannon on the centre of a palace jumps a corner diagonally.",
       jumps_also(both(starts_on(is_centre), at_distance(2, 2)), jumps_diagonally)},
      {"palace-jump-from-outside", "J6",
       "A cannon outside a palace jumps its corner diagonally onto the centre.",
       jumps_also(both(both(is_not(starts_on(in_a_palace)), ends_on(is_centre)), at_distance(2, 2)),
                  jumps_diagonally)},
  };
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
      {"cannons-are-transparent", "J7",
       "A cannon passes other cannons before its hurdle and behind it.",
       goes(cannon, also(only_where(is_not(to_a_cannon), pass_all_cannons)))},
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

}  // namespace hurdle::janggi
