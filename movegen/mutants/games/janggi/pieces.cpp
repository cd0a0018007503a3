// Mutated pieces but cannons: generals and guards (J1, J2), horses (J3), elephants (J4), chariots
// (J5) and soldiers (J8). Not here:
// - a chariot that does not leave the centre of the enemy palace quietly by a diagonal. From there
//   it attacks all other points of the palace, on one of which the enemy general stands; so its
//   player never has the move.
// - soldiers on the diagonals of their own palace. They start before it, never go back and so never
//   stand there.
#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"
#include "movegen/mutants/themes/ways.hpp"

namespace hurdle::janggi {
namespace {

/// One step along a line to a point where this is true.
Going steps_on_lines(MayGo may) {
  return only_where(both(goes_along_a_line, std::move(may)), steps(as_king));
}

/// Mutants that general and guard share.
PieceRows palace_steps() {
  const Going slides_on_lines =
      only_where(both(to_its_palace,
                      either(goes_straight, either(starts_on(is_centre), starts_on(is_corner)))),
                 slides(as_king));
  return {
      {"without-diagonals", "never goes along the marked diagonals", only_where(goes_straight)},
      {"on-any-diagonal", "steps diagonally from every point of its palace",
       only_where(to_its_palace, steps(as_king))},
      {"stays-on-corners",
       "goes diagonally from the centre of its palace, and never back from a corner",
       diagonally_only_where(starts_on(is_centre))},
      {"centre-only", "goes diagonally to the centre of its palace, and never on to a corner",
       diagonally_only_where(ends_on(is_centre))},
      {"on-one-diagonal", "uses only one of the two diagonals of its palace",
       diagonally_only_where(goes_on_one_diagonal)},
      {"out-by-the-front", "may stand one rank before its palace",
       steps_on_lines(to_the_palace_or_before_it)},
      {"out-by-the-sides", "may stand one file beside its palace",
       steps_on_lines(to_the_palace_or_beside_it)},
      {"han-palace-one-rank-low", "of Han has its palace on ranks 7 to 9",
       for_one(Colour::black, steps_on_lines(to_d7_f9))},
      {"never-on-its-first-rank", "cannot step onto the first rank of its palace",
       only_where(to_own_ranks(2, 10))},
      {"slides", "slides any distance along the lines of its palace", slides_on_lines},
      {"takes-nothing", "cannot capture", only_where(is_empty)},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"never-back", "never steps backward", never_where(goes_back)},
  };
}

const Steps two_straight{{1, 3}, {3, 1}, {3, -1}, {1, -3}, {-1, -3}, {-3, -1}, {-3, 1}, {-1, 3}};

/// An elephant leaps where this is true of the leap.
Going leaps_if(MayGo may) {
  return only_where(std::move(may), steps(as_elephant));
}

/// Another way with both its points empty.
Going unstopped(Steps leaps) {
  return only_where(all_the_way(is_empty), steps(std::move(leaps)));
}

const Steps three_ways{{0, 1}, {-1, 0}, {1, 0}};

bool stands_on_a_diagonal(const Mover& mover) {
  return is_centre(mover.from) || is_corner(mover.from);
}

}  // namespace

MutantRules mutant_palace_pieces() {
  return joined<Hooks>(
      PieceTable("J1", "general", general)({palace_steps(), forgotten_ways(as_king)}),
      PieceTable("J2", "guard", guard)({
          palace_steps(),
          forgotten_ways(as_king),
          {"on-diagonals-only", "goes only along diagonals", only_where(goes_diagonally)},
          {"roams", "may leave its palace and go anywhere", steps_on_lines(always(true))},
      }));
}

PieceRules mutant_horses() {
  return PieceTable("J3", "horse", horse)({
      horse_legs(),
      stopped_by_some(steps(as_knight)),
      {"han-{}-leaps", "Only Cho's horses can be stopped.",
       for_one(Colour::black, steps(as_knight))},
      {"on-marked-diagonals", "In a palace {} may also step along a marked diagonal.",
       also(only_where(goes_along_a_mark, steps(diagonal)))},
      horse_leaps(),
      forgotten_ways(all_but({-2, -1}, as_knight)),
      takes_nothing(),
  });
}

PieceRules mutant_elephants() {
  const MayGo first_is_empty = on_the_way(0, is_empty);
  const MayGo second_is_empty = on_the_way(1, is_empty);
  return PieceTable("J4", "elephant", elephant)({
      {"leaps", "leaps over everything", steps(as_elephant)},
      {"ignores-the-first-point", "Only a piece on the second point of its way stops an elephant.",
       leaps_if(second_is_empty)},
      {"ignores-the-second-point",
       "Only a piece on the first point of its way stops an elephant, as with a horse.",
       leaps_if(first_is_empty)},
      {"stopped-by-two-only", "is stopped only when both points of its way are occupied",
       leaps_if(either(first_is_empty, second_is_empty))},
      {"needs-one-way-free", "may go diagonally first when a piece stops it on its usual way",
       leaps_if(either(all_the_way(is_empty), all_the_way(is_empty, First::diagonal_step)))},
      {"diagonally-first", "goes two steps diagonally, then one straight",
       leaps_if(all_the_way(is_empty, First::diagonal_step))},
      {"leg-on-the-wrong-side",
       "The first point that stops an elephant lies on the shorter side of its leap.",
       leaps_if(both(on_the_other_side(is_empty), second_is_empty))},
      stopped_by_some(steps(as_elephant)),
      {"stays-behind-the-river", "never crosses to the enemy's half of the board",
       only_where(to_own_ranks(1, 5))},
      {"goes-two-diagonals", "goes two steps diagonally and none straight",
       unstopped(two_diagonally)},
      {"goes-two-straight", "goes two steps straight, then one diagonally",
       unstopped(two_straight)},
      {"stops-short", "may also stop where a horse would", also(unstopped(as_knight))},
      {"misses-one-way", "never goes three files right and two ranks down", never_by({{3, -2}})},
      {"misses-the-last-rank", "No elephant goes to rank 10.", never_where(ends_on(is_on_rank_10))},
      {"wraps", "leaps past the edge of the board to the opposite side",
       wrapped_leaps(as_elephant)},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"never-enters-its-palace", "never goes into its own palace", never_where(to_its_palace)},
      forgotten_ways(all_but({3, -2}, as_elephant)),
      takes_nothing(),
  });
}

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
      {"diagonals-from-the-centre-only", "on a corner of a palace has no diagonal",
       diagonally_only_where(starts_on(is_centre))},
      {"on-one-diagonal", "uses only one of the two diagonals of a palace",
       diagonally_only_where(goes_on_one_diagonal)},
      {"diagonals-to-move-only", "cannot capture along the diagonals",
       diagonally_only_where(is_empty)},
      {"diagonals-to-take-only", "goes along the diagonals only to capture",
       diagonally_only_where(is_taken)},
      {"through-the-centre",
       "A piece on the centre of a palace does not stop a chariot on the diagonal.",
       also(across_the_centre())},
      {"on-any-palace-diagonal", "steps diagonally from every point of a palace",
       also(only_where(both(starts_on(in_a_palace), ends_on(in_a_palace)), steps(diagonal)))},
      {"out-along-the-diagonals",
       "on the centre or a corner of a palace slides along every diagonal, also out of the palace",
       also(where(stands_on_a_diagonal, slides(diagonal)))},
      {"diagonally-into-the-palace", "outside steps diagonally onto a corner of the palace",
       also(only_where(both(is_not(starts_on(in_a_palace)), ends_on(is_corner)), steps(diagonal)))},
      chariot_lines_too_short(),
      chariot_lines_too_long(),
      forgotten_ways(all_but({-1, 0}, as_king)),
      takes_nothing(),
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
      {"sideways-to-move-only", "cannot capture sideways", sideways_if(is_empty)},
      {"sideways-to-take-only", "goes sideways only to capture", sideways_if(is_taken)},
      {"never-left", "never goes sideways towards the a-file", never_where(goes_left_on_its_rank)},
      {"forward-to-move-only", "cannot capture straight ahead, like a chess pawn",
       only_where(either(is_not(goes_along_its_file), is_empty))},
      {"han-{}-goes-up", "Han's soldiers go up the board as Cho's do.",
       for_one(Colour::black, steps_up(three_ways))},
      {"rests-on-the-last-rank", "on the last rank has no move",
       where(stands_on_own_ranks(1, 9), original())},
      {"never-to-the-last-rank", "stops one rank before the last", only_where(to_own_ranks(1, 9))},
      {"two-from-the-start", "may go two points forward from the rank where soldiers start",
       also(where(stands_on_own_ranks(4, 4), to_empty(slides_at_most(2, ahead))))},
      {"wraps", "steps from the edge of a rank onto the next rank", also(wrapped_steps(sideways))},
      {"takes-its-own", "may capture its own pieces", also(steps_onto_own(three_ways))},
      forgotten_ways({{1, 0}}),
      takes_nothing(),
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
      {"diagonals-to-move-only", "In the palace a soldier cannot capture diagonally.",
       diagonally_only_where(is_empty)},
      {"diagonals-to-the-centre-only", "on the centre of the palace has no diagonal",
       diagonally_only_where(ends_on(is_centre))},
      {"diagonals-from-the-centre-only", "on a corner of the palace has no diagonal",
       diagonally_only_where(starts_on(is_centre))},
      {"han-{}-without-diagonals", "Only Cho's soldiers go diagonally in the enemy palace.",
       for_one(Colour::black, only_where(goes_straight))},
      {"on-one-diagonal", "goes diagonally only away from the a-file",
       diagonally_only_where(goes_right)},
      {"diagonally-back", "In the palace a soldier goes diagonally backward too.",
       steps_also(diagonal, goes_along_a_mark)},
      {"on-any-palace-diagonal",
       "In the palace a soldier goes diagonally forward from every point.",
       steps_also(diagonally_ahead, both(starts_on(in_a_palace), ends_on(in_a_palace)))},
      {"diagonals-out-of-the-palace",
       "in the palace goes diagonally forward from every point, also out of the palace",
       steps_also(diagonally_ahead, starts_on(in_a_palace))},
      {"diagonally-into-the-palace", "outside the palace goes diagonally forward onto its corner",
       steps_also(diagonally_ahead, both(is_not(starts_on(in_a_palace)), ends_on(is_corner)))},
      {"centre-has-no-straight-step",
       "From the centre of the palace a soldier goes forward only diagonally.",
       never_where(both(starts_on(is_centre), goes_along_its_file))},
      {"slides-on-diagonals", "goes from corner to corner of the palace at once",
       also(only_where(both(goes_forward, is_not(over(is_taken))), across_the_centre()))},
  });
}

}  // namespace hurdle::janggi
