// Mutated pieces: generals and advisors (X1, X2), elephants (X3), horses (X4), chariots (X5),
// cannons (X6) and soldiers (X7). Not here: soldiers that promote. Their moves have no text in this
// game.
#include <algorithm>

#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"
#include "movegen/mutants/themes/ways.hpp"

namespace hurdle::xiangqi {
namespace {

/// Mutants that general and advisor share.
PieceRows palaces(const Steps& own_steps) {
  const auto steps_to = [&](MayGo may) { return only_where(std::move(may), steps(own_steps)); };
  return {
      {"roams", "may leave its palace and go anywhere", steps_to(always(true))},
      {"out-by-the-front", "may stand one rank before its palace",
       steps_to(to_the_palace_or_before_it)},
      {"out-by-the-sides", "may stand one file beside its palace",
       steps_to(to_the_palace_or_beside_it)},
      {"black-palace-one-rank-low", "of Black has its palace on ranks 7 to 9",
       for_one(Colour::black, steps_to(to_d7_f9))},
      {"never-on-its-first-rank", "cannot step onto the first rank of its palace",
       only_where(to_own_ranks(2, 10))},
      {"slides", "slides any distance in its palace", only_where(to_its_palace, slides(own_steps))},
      {"as-in-janggi", "goes along all lines of its palace, straight and diagonal",
       only_where(both(to_its_palace, goes_along_a_line), steps(as_king))},
      {"steps-all-ways", "steps straight and diagonally in its palace",
       only_where(to_its_palace, steps(as_king))},
      {"takes-nothing", "cannot capture", only_where(is_empty)},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"never-back", "never steps backward", never_where(goes_back)},
  };
}

bool is_free(const Mover& mover, Step by) {
  const Square square = mover.step(by);
  return !square.exists() || mover.walk.empty(square);
}

/// The point straight before it, towards where it goes.
bool straight_point_is_empty(const Mover& mover, Square to) {
  return is_free(mover, {0, towards(mover.from, to).ranks});
}

bool mirrored_eye_is_empty(const Mover& mover, Square to) {
  const Step step = towards(mover.from, to);
  return is_free(mover, {-step.files, step.ranks});
}

/// An elephant leaps in its own half where this is true of the leap.
Going leaps_if(MayGo may) {
  return only_where(both(to_its_half, std::move(may)), steps(two_diagonally));
}

/// The squares with these steps are empty, or beyond the edge.
MayGo are_free(const Steps& beside) {
  return [beside](const Mover& mover, Square /*to*/) {
    return std::ranges::all_of(beside, [&](Step step) { return is_free(mover, step); });
  };
}

/// Over the hurdle and all own pieces behind it, the first enemy.
void past_its_own(const Mover& mover, VisitSquare visit) {
  for (const Step step : straight) {
    Square prey = mover.walk.first_piece(mover.from, step);
    do {
      prey = prey.exists() ? mover.walk.first_piece(prey, step) : prey;
    } while (prey.exists() && is_own(mover, prey));
    if (prey.exists()) {
      visit(prey);
    }
  }
}

/// Over one piece or more, every enemy.
void over_any_number(const Mover& mover, VisitSquare visit) {
  for (const Step step : straight) {
    Square square = mover.walk.first_piece(mover.from, step);
    while (square.exists()) {
      square = mover.walk.first_piece(square, step);
      if (mover.walk.enemy(square)) {
        visit(square);
      }
    }
  }
}

/// Over a piece on the centre of a palace, from corner to corner.
bool over_a_centre(const Mover& mover, Square to) {
  const Square centre((mover.from.file() + to.file()) / 2, (mover.from.rank() + to.rank()) / 2);
  return is_centre(centre) && mover.at(centre);
}

}  // namespace

PieceRules mutant_generals() {
  return PieceTable("X1", "general", general)({
      palaces(straight),
      {"goes-diagonally", "steps diagonally, as an advisor",
       only_where(to_its_palace, steps(diagonal))},
      {"never-sideways", "never leaves its file", never_where(goes_sideways)},
  });
}

PieceRules mutant_advisors() {
  return PieceTable("X2", "advisor", advisor)({
      palaces(diagonal),
      {"goes-straight", "goes straight, as the general",
       only_where(to_its_palace, steps(straight))},
      {"never-back-to-the-centre",
       "goes from the centre of its palace to the corners and never back",
       only_where(starts_on(is_centre))},
      {"never-back-to-a-corner", "goes to the centre of its palace and never on to a corner",
       only_where(ends_on(is_centre))},
      {"on-one-diagonal", "uses only one of the two diagonals of its palace",
       only_where(goes_on_one_diagonal)},
  });
}

PieceRules mutant_eyes() {
  const Going leaps = only_where(to_its_half, steps(two_diagonally));
  const MayGo eye_is_empty = all_the_way(is_empty);
  return PieceTable("X3", "elephant", elephant)({
      {"leaps", "leaps over everything", leaps},
      stopped_by_some(leaps, "its eye"),
      {"leaps-back", "is stopped only on its way forward",
       leaps_if(either(eye_is_empty, goes_back))},
      {"black-{}-leaps", "Only Red's elephants can be stopped.", for_one(Colour::black, leaps)},
      {"has-a-leg-too",
       "A piece on the next point up or down, towards where an elephant goes, stops it, and so "
       "does "
       "one on its eye.",
       leaps_if(both(eye_is_empty, straight_point_is_empty))},
      {"has-a-leg-instead",
       "is stopped by a piece on the next point up or down, towards where it goes, and not by one "
       "on "
       "its eye",
       leaps_if(straight_point_is_empty)},
      {"eye-on-the-wrong-side",
       "The eye of an elephant lies on the mirrored diagonal of the same rank.",
       leaps_if(mirrored_eye_is_empty)},
      {"held-by-any-eye",
       "A piece on any of the four points diagonally beside an elephant stops it altogether.",
       leaps_if(are_free(diagonal))},
  });
}

PieceRules mutant_reaches() {
  const Going over_an_empty_eye = only_where(all_the_way(is_empty), steps(two_diagonally));
  const auto elsewhere = [](Going going) { return only_where(to_its_half, std::move(going)); };
  return PieceTable("X3", "elephant", elephant)({
      {"crosses-the-river", "may cross the river", over_an_empty_eye},
      {"black-{}-crosses-the-river", "Only Red's elephants stay on their half.",
       for_one(Colour::black, over_an_empty_eye)},
      {"crosses-to-take", "may cross the river to capture",
       only_where(either(to_its_half, is_taken), over_an_empty_eye)},
      {"never-to-the-bank", "never goes to the rank before the river",
       only_where(to_own_ranks(1, 4))},
      {"goes-one-point", "goes one point diagonally", elsewhere(steps(diagonal))},
      {"goes-one-point-or-two", "goes one point diagonally, or two",
       also(elsewhere(steps(diagonal)))},
      {"slides", "goes any distance diagonally, as a bishop", elsewhere(slides(diagonal))},
      {"as-in-janggi", "goes one step straight and two diagonally, also across the river",
       only_where(all_the_way(is_empty), steps(as_long_elephant))},
      {"takes-nothing", "cannot capture", only_where(is_empty)},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"never-back", "never goes backward", only_where(goes_forward)},
      {"misses-one-way", "never goes two files right and two down", never_by({{2, -2}})},
      {"never-to-the-edge", "never goes to the a- and i-files",
       never_where(
           ends_on([](Square square) { return square.file() == 0 || square.file() == 8; }))},
      {"wraps", "leaps past the edge of the board to the opposite side",
       elsewhere(wrapped_leaps(two_diagonally))},
      {"never-enters-its-palace", "never goes into its own palace", never_where(to_its_palace)},
      forgotten_ways(all_but({1, -1}, diagonal)),
  });
}

PieceRules mutant_horses() {
  return PieceTable("X4", "horse", horse)({
      horse_legs(),
      {"held-by-any-neighbour", "A piece on any of the four points beside {} stops it altogether.",
       only_where(are_free(straight), steps(as_knight))},
      stopped_by_some(steps(as_knight)),
      {"black-{}-leaps", "Only Red's horses can be stopped.",
       for_one(Colour::black, steps(as_knight))},
      {"stays-behind-the-river", "never crosses the river", only_where(to_its_half)},
      horse_leaps(),
      forgotten_ways(all_but({-2, -1}, as_knight)),
      takes_nothing(),
  });
}

PieceRules mutant_chariots() {
  return PieceTable("X5", "chariot", chariot)({
      {"goes-seven-at-most", "goes seven points at most, as on a board of eight",
       only_where(at_distance(1, 7))},
      chariot_lines_too_short(),
      {"takes-only-beside-it", "captures only on the next point",
       takes_only_where(at_distance(1, 1))},
      chariot_lines_too_long(),
      {"as-in-janggi", "steps along the diagonals of the palaces too",
       also(only_where(goes_along_a_mark, steps(diagonal)))},
      forgotten_ways(all_but({-1, 0}, straight)),
      takes_nothing(),
  });
}

PieceRules mutant_cannons() {
  const Going as_in_janggi =
      only_where(is_not(either(to_a_cannon, over(to_a_cannon))), hops_over(1, Hop::both));
  return PieceTable("X6", "cannon", cannon)({
      {"as-in-janggi", "jumps to move and to capture, and neither over nor onto cannons",
       as_in_janggi},
      {"jumps-quietly-too", "may also jump without capturing", also(hops_over(1, Hop::to_empty))},
      {"never-slides", "jumps to move, as it does to capture", hops_over(1, Hop::both)},
      {"captures-only", "moves only to capture", only_where(is_taken)},
      {"steps", "that does not capture goes one point",
       only_where(either(is_taken, at_distance(1, 1)))},
      {"never-to-the-edge", "stops one point before the edge of the board",
       never_where(to_the_edge)},
      {"goes-eight-at-most", "goes eight points at most, so never from rank 1 to rank 10",
       only_where(at_distance(1, 8))},
      {"never-left", "never goes sideways towards the a-file", never_where(goes_left_on_its_rank)},
      {"wraps", "that does not capture continues from the edge of a rank onto the next rank",
       also(to_empty(wrapped_slides(sideways)))},
      {"takes-without-a-hurdle", "may capture the first piece that it meets",
       also(to_take(slides(straight)))},
      {"as-a-chariot", "goes and captures as a chariot, and never jumps", slides(straight)},
      {"takes-nothing", "cannot capture", only_where(is_empty)},
      {"over-its-own-only", "Only an own piece is a hurdle.", never_over(is_enemy)},
      {"over-enemies-only", "Only an enemy piece is a hurdle.", never_over(is_own)},
      {"never-over-cannons", "is no hurdle, as in Janggi", never_over(to_a_cannon)},
      {"never-over-own-cannons", "An own cannon is no hurdle.",
       never_over(both(to_a_cannon, is_own))},
      {"never-over-generals", "A general is no hurdle.", never_over(is_kind(general))},
      {"jumps-two-too", "that captures may jump one piece or two",
       also(hops_over(2, Hop::to_take))},
      {"jumps-two-only", "that captures jumps two pieces",
       both(only_where(is_empty), hops_over(2, Hop::to_take))},
      {"jumps-any-number", "that captures may jump any number of pieces", also(over_any_number)},
      {"past-its-own", "captures the next enemy behind its hurdle, past any own pieces between",
       also(to_take(past_its_own))},
      {"hurdle-beside-it", "A hurdle must stand next to the cannon.",
       never_over(at_distance(2, 9))},
      {"hurdle-not-beside-it", "A piece next to the cannon is no hurdle.",
       never_over(at_distance(1, 1))},
      {"spares-cannons", "never captures a cannon, as in Janggi",
       takes_only_where(is_not(to_a_cannon))},
      {"takes-right-behind-only", "captures only a piece directly behind its hurdle",
       takes_only_where(is_next_after_hurdle)},
      {"never-takes-right-behind", "never captures a piece directly behind its hurdle",
       takes_only_where(is_not(is_next_after_hurdle))},
      {"takes-along-files-only", "never jumps along a rank",
       takes_only_where(is_not(goes_sideways))},
      {"takes-along-ranks-only", "never jumps along a file", takes_only_where(goes_sideways)},
      {"takes-forward-only", "never captures backward", takes_only_where(is_not(goes_back))},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"across-the-palace", "jumps from corner to corner of a palace to capture, as in Janggi",
       also(to_take(only_where(over_a_centre, across_the_centre())))},
      forgotten_ways(all_but({-1, 0}, straight)),
  });
}

PieceRules mutant_soldiers() {
  const Going aside = steps(sideways);
  const auto sideways_if = [](MayGo may) {
    return goes(soldier, only_where(either(is_not(goes_sideways), std::move(may))));
  };
  return PieceTable("X7", "soldier", soldier)({
      {"sideways-from-the-start", "goes sideways on either half", also(aside)},
      {"never-sideways", "only goes forward, even beyond the river", never_where(goes_sideways)},
      {"sideways-one-rank-early", "on the rank before the river goes sideways already",
       also(where([](const Mover& mover) { return mover.own_rank(mover.from) == 5; }, aside))},
      {"sideways-one-rank-late", "on the first rank beyond the river does not go sideways yet",
       sideways_if(to_own_ranks(7, 10))},
      {"sideways-in-the-palace-ranks", "goes sideways only on the last three ranks",
       sideways_if(to_own_ranks(8, 10))},
      {"red-{}-sideways-from-rank-7", "Red's soldiers go sideways only from rank 7 on.",
       for_one(Colour::white, only_where(either(is_not(goes_sideways), to_own_ranks(7, 10))))},
      {"sideways-to-move-only", "cannot capture sideways", sideways_if(is_empty)},
      {"sideways-to-take-only", "goes sideways only to capture", sideways_if(is_taken)},
      {"never-left", "never goes to the left", never_where(goes_left_on_its_rank)},
      {"slides-sideways", "beyond the river goes sideways as a chariot",
       also(where(stands_on_own_ranks(6, 10), slides(sideways)))},
      {"only-sideways-on-the-enemy-half", "beyond the river no longer goes forward",
       only_where(either(goes_sideways, to_own_ranks(1, 6)))},
      {"goes-back", "goes backward too", also(steps(back))},
      {"goes-back-beyond-the-river", "beyond the river goes backward too",
       also(where(stands_on_own_ranks(6, 10), steps(back)))},
      {"goes-back-from-the-last-rank", "that has reached the last rank may turn back",
       also(where(stands_on_own_ranks(10, 10), steps(back)))},
      {"forward-to-move-only", "cannot capture straight ahead, like a chess pawn",
       only_where(either(is_not(goes_along_its_file), is_empty))},
      {"takes-as-a-pawn", "may also capture diagonally forward",
       also(to_take(steps(diagonally_ahead)))},
      {"two-from-the-start", "may go two points forward from the rank where soldiers start",
       also(where(stands_on_own_ranks(4, 4), to_empty(slides_at_most(2, ahead))))},
      {"on-palace-diagonals",
       "In the enemy palace a soldier also steps forward along a diagonal, as in Janggi.",
       also(only_where(both(goes_along_a_line, is_not(to_its_palace)), steps(diagonally_ahead)))},
      {"black-{}-goes-up", "Black's soldiers go up the board as Red's do.",
       for_one(Colour::black, steps_up(ahead))},
      {"rests-on-the-last-rank", "on the last rank has no move",
       where(stands_on_own_ranks(1, 9), original())},
      {"never-to-the-last-rank", "stops one rank before the last", only_where(to_own_ranks(1, 9))},
      {"wraps", "steps from the edge of a rank onto the next rank",
       also(where(stands_on_own_ranks(6, 10), wrapped_steps(sideways)))},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      forgotten_ways({{1, 0}}),
      takes_nothing(),
  });
}

}  // namespace hurdle::xiangqi
