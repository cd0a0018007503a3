// Mutated cannons on ranks and files (J6).
#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/games/janggi/palace.hpp"

namespace hurdle::janggi {
namespace {

bool is_right_behind(const Mover& mover, Square to) {
  return distance(hurdle_of(mover, to), to) == 1;
}

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

MutantRules mutant_hurdles() {
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
       goes(cannon, never_over([](const Mover& mover, Square over) {
              return mover.at(over).kind() == general;
            }))},
  };
}

}  // namespace

MutantRules mutant_cannons() {
  return joined<Hooks>(
      mutant_hurdles(),
      MutantRules{
          {"cannon-along-files-only", "J6", "A cannon never jumps along a rank.",
           goes(cannon, only_where(is_not(goes_sideways)))},
          {"cannon-never-to-the-edge", "J6",
           "A cannon stops one point before the edge of the board.",
           goes(cannon, only_where(is_not(to_the_edge)))},
          {"cannon-goes-eight-at-most", "J6",
           "A cannon goes eight points at most, so never from rank 1 to rank 10.",
           goes(cannon, only_where(at_distance(1, 8)))},
          {"cannon-takes-its-own", "J6", "A cannon may capture its own pieces.",
           goes(cannon, also(only_where(both(goes_straight, is_not(to_a_cannon)), onto_own())))},
          {"cannon-wraps", "J6", "A cannon lands over the edge of a rank on the next one.",
           goes(cannon, also(wrap))},
      });
}

}  // namespace hurdle::janggi
