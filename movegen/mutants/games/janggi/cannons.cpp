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
  return only_where(is_not(to_a_cannon), slides_past(both(to_a_cannon, std::move(may))));
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

PieceRules mutant_cannons() {
  return PieceTable("J6", "cannon", cannon)({
      {"also-slides", "that does not capture needs no hurdle along a rank or file",
       also(to_empty(slides(straight)))},
      {"as-in-xiangqi", "slides to move and jumps only to capture",
       both(to_empty(slides(straight)), only_where(either(is_taken, goes_diagonally)))},
      {"takes-without-a-hurdle", "may capture the first piece that it meets",
       also(only_where(is_not(to_a_cannon), to_take(slides(straight))))},
      {"jumps-only-to-take", "jumps only to capture", only_where(is_taken)},
      {"jumps-only-to-move", "cannot capture", only_where(is_empty)},
      {"over-its-own-only", "Only an own piece is a hurdle.", never_over(is_enemy)},
      {"over-enemies-only", "Only an enemy piece is a hurdle.", never_over(is_own)},
      {"jumps-two", "may jump one piece or two", also(hops_over_two(Hop::both))},
      {"jumps-two-to-take", "that captures may jump one piece or two",
       also(hops_over_two(Hop::to_take))},
      {"lands-behind-the-hurdle", "lands only on the point directly behind its hurdle",
       only_where(is_next_after_hurdle)},
      {"takes-behind-the-hurdle", "captures only a piece directly behind its hurdle",
       takes_only_where(is_next_after_hurdle)},
      {"hurdle-beside-it", "A hurdle must stand next to the cannon.",
       never_over(at_distance(2, 9))},
      {"hurdle-not-beside-it", "On a rank or file a piece next to the cannon is no hurdle.",
       only_where(either(goes_diagonally, over(at_distance(2, 9))))},
      {"never-over-generals", "A general is no hurdle.", never_over(is_kind(general))},
      {"along-files-only", "never jumps along a rank", never_where(goes_sideways)},
      {"never-to-the-edge", "stops one point before the edge of the board",
       never_where(to_the_edge)},
      {"goes-eight-at-most", "goes eight points at most, so never from rank 1 to rank 10",
       only_where(at_distance(1, 8))},
      {"takes-its-own", "may capture its own pieces along a rank or file",
       also(only_where(both(goes_straight, is_not(to_a_cannon)), onto_own()))},
      {"wraps", "continues from the edge of a rank onto the next rank", also(wrap)},
  });
}

PieceRules mutant_jumps() {
  const auto jumps_also = [](MayGo may, Going going) {
    return also(only_where(both(is_not(to_a_cannon), std::move(may)), std::move(going)));
  };
  const Going jumps_diagonally = slides_past(is_not(to_a_cannon), diagonal);
  return PieceTable("J6", "palace jump", cannon)({
      {"never", "A cannon never jumps along the marked diagonals.", only_where(goes_straight)},
      {"at-home-only", "A cannon jumps along the diagonals of its own palace only.",
       diagonally_only_where(to_its_palace)},
      {"abroad-only", "A cannon jumps along the diagonals of the enemy palace only.",
       diagonally_only_where(is_not(to_its_palace))},
      {"han-palace-unmarked", "Only Cho's palace has diagonals for a cannon.",
       diagonally_only_where(ends_on(in_chos_palace))},
      {"only-to-take", "A cannon jumps diagonally only to capture.",
       diagonally_only_where(is_taken)},
      {"only-to-move", "A cannon cannot capture along a diagonal.",
       diagonally_only_where(is_empty)},
      {"on-one-diagonal", "A cannon uses only one of the two diagonals of a palace.",
       diagonally_only_where(goes_on_one_diagonal)},
      {"over-palace-pieces-only", "On a diagonal only a general or a guard is a hurdle.",
       diagonally_only_where(over(either(is_kind(general), is_kind(guard))))},
      {"over-its-own-only", "On a diagonal only an own piece is a hurdle.",
       diagonally_only_where(over(is_own))},
      {"without-a-hurdle", "A cannon goes from corner to corner over an empty centre too.",
       jumps_also(is_not(over(is_taken)), across_the_centre())},
      {"quietly-without-a-hurdle",
       "A cannon needs no hurdle to move from corner to corner, only to capture there.",
       jumps_also(both(is_not(over(is_taken)), is_empty), across_the_centre())},
      {"stops-on-the-centre",
       "A cannon steps from a corner of a palace to its centre, as a chariot does.",
       jumps_also(ends_on(is_centre), steps(diagonal))},
      {"goes-on-outside",
       "A cannon that jumps the centre of a palace may land beyond the far corner.",
       jumps_also(over(both(ends_on(is_centre), at_distance(1, 1))), jumps_diagonally)},
      {"from-the-centre", "A cannon on the centre of a palace jumps a corner diagonally.",
       jumps_also(both(starts_on(is_centre), at_distance(2, 2)), jumps_diagonally)},
      {"from-outside", "A cannon outside a palace jumps its corner diagonally onto the centre.",
       jumps_also(both(both(is_not(starts_on(in_a_palace)), ends_on(is_centre)), at_distance(2, 2)),
                  jumps_diagonally)},
  });
}

MutantRules mutant_hurdles() {
  return ClauseTable<Hooks>("J7")({
      {"cannon-hops-over-cannons", "A cannon may jump another cannon.",
       also_if(&Hooks::is_hurdle, Sort(cannon))},
      PieceTable("J7", "cannon", cannon)({
          {"hops-over-own-cannons", "A cannon may jump an own cannon along a rank or file.",
           also(over_cannons(is_own))},
          {"hops-over-enemy-cannons", "A cannon may jump an enemy cannon along a rank or file.",
           also(over_cannons(is_enemy))},
          {"hops-over-cannons-on-lines", "A cannon may jump another cannon along a rank or file.",
           also(over_cannons(is_taken))},
          {"hops-over-cannons-to-take",
           "that captures may jump another cannon along a rank or file",
           also(to_take(over_cannons(is_taken)))},
          {"hops-over-cannons-to-move",
           "that does not capture may jump another cannon along a rank or file",
           also(to_empty(over_cannons(is_taken)))},
          {"hops-over-cannons-on-diagonals",
           "On a marked diagonal a cannon may jump another cannon.",
           also(only_where(both(over(to_a_cannon), is_not(to_a_cannon)), across_the_centre()))},
      }),
  });
}

MutantRules mutant_targets() {
  const Going takes_on_lines = only_where(to_a_cannon, slides_past(is_not(to_a_cannon)));
  const Going takes_on_diagonals =
      only_where(both(over(is_not(to_a_cannon)), to_a_cannon), across_the_centre());
  return joined<Hooks>(
      ClauseTable<Hooks>("J7")({
          {"cannon-takes-cannons", "A cannon may capture a cannon.",
           also_if(&Hooks::cannon_may_take, Sort(cannon))},
          {"cannon-takes-cannons-on-lines", "A cannon may capture a cannon along a rank or file.",
           goes(cannon, also(takes_on_lines))},
          {"cannon-takes-cannons-on-diagonals",
           "A cannon may capture a cannon along a marked diagonal.",
           goes(cannon, also(takes_on_diagonals))},
          {"cannon-sees-through-cannons",
           "A cannon in the way is ignored, and the next piece is the hurdle.",
           goes(cannon, also(only_where(is_not(to_a_cannon), see_through_cannons)))},
          {"cannon-lands-beyond-cannons", "A cannon passes other cannons behind its hurdle.",
           goes(cannon, also(only_where(is_not(to_a_cannon), land_beyond_cannons)))},
          {"cannons-are-transparent",
           "A cannon passes other cannons in front of and behind its hurdle.",
           goes(cannon, also(only_where(is_not(to_a_cannon), pass_all_cannons)))},
          {"cannon-behind-closes-the-way",
           "A cannon cannot jump a hurdle at all if the next piece behind it is a cannon.",
           goes(cannon, only_where(either(goes_diagonally, is_not(second_is_a_cannon))))},
          {"cannon-stops-two-before-a-cannon",
           "A cannon never lands beside an enemy cannon that stops it.",
           goes(cannon, only_where(either(goes_diagonally, is_not(stops_before_an_enemy_cannon))))},
      }),
      ClauseTable<Hooks>("J5")({
          {"chariot-spares-cannons", "A chariot may not capture a cannon.",
           goes(chariot, never_where(to_a_cannon))},
      }));
}

}  // namespace hurdle::janggi
