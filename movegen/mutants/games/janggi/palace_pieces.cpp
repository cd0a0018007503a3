// Mutated generals and guards (J1, J2): the marked lines and the palace; horses (J3) and elephants
// (J4): the points between, directions, length and edges.
#include <fmt/format.h>

#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::janggi {
namespace {

/// One step along a line to a point where this is true.
Going steps_on_lines(MayGo may) {
  return only_where(both(goes_along_a_line, std::move(may)), steps(as_king));
}

/// Where general and guard go alike they are got wrong alike.
PieceRules mutant_palace_steps(const PieceTable& piece) {
  const Going slides_on_lines =
      only_where(both(to_its_palace,
                      either(goes_straight, either(starts_on(is_centre), starts_on(is_corner)))),
                 slides(as_king));
  return piece({
      {"without-diagonals", "never goes along the marked diagonals", only_where(goes_straight)},
      {"on-any-diagonal", "steps diagonally from every point of its palace",
       only_where(to_its_palace, steps(as_king))},
      {"stays-on-corners",
       "goes diagonally from the centre of its palace, and never back from a corner",
       diagonally_only_where(starts_on(is_centre))},
      {"centre-only", "goes diagonally to the centre of its palace, and never on to a corner",
       diagonally_only_where(ends_on(is_centre))},
      {"on-one-diagonal", "knows only one of the two diagonals of its palace",
       diagonally_only_where(goes_on_one_diagonal)},
      {"out-by-the-front", "may stand one rank before its palace",
       steps_on_lines(to_the_palace_or_before_it)},
      {"out-by-the-sides", "may stand one file beside its palace",
       steps_on_lines(to_the_palace_or_beside_it)},
      {"han-palace-one-rank-low", "of Han has its palace on ranks 7 to 9",
       for_one(Colour::black, steps_on_lines(to_d7_f9))},
      {"never-on-its-first-rank", "has a palace that begins on the player's second rank",
       only_where(to_own_ranks(2, 10))},
      {"slides", "goes as far as the lines of its palace are empty", slides_on_lines},
      {"takes-nothing", "captures nothing", only_where(is_empty)},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"never-back", "never steps backward", never_where(goes_back)},
  });
}

const Steps two_straight{{1, 3}, {3, 1}, {3, -1}, {1, -3}, {-1, -3}, {-3, -1}, {-3, 1}, {-1, 3}};
const Steps two_diagonally{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};

/// An elephant leaps where this is true of the leap.
Going leaps_if(MayGo may) {
  return only_where(std::move(may), steps(as_elephant));
}

/// Another way with both its points empty.
Going unstopped(Steps leaps) {
  return only_where(all_the_way(is_empty), steps(std::move(leaps)));
}

}  // namespace

MutantRules mutant_palace_pieces() {
  const PieceTable guards("J2", "guard", guard);
  return joined<Hooks>(
      mutant_palace_steps(PieceTable("J1", "general", general)), mutant_palace_steps(guards),
      guards({
          {"on-diagonals-only", "goes along diagonals alone", only_where(goes_diagonally)},
          {"roams", "may leave its palace and go anywhere", steps_on_lines(always(true))},
      }));
}

MutantRules mutant_horses() {
  constexpr LameLeaperCast cast{.clause = "J3", .horse = horse, .first = "Cho", .second_id = "han"};
  return joined<Hooks>(
      horse_legs(cast),
      MutantRules{{"horse-on-marked-diagonals", "J3",
                   "In a palace a horse may also step along a marked diagonal.",
                   goes(horse, also(only_where(goes_along_a_mark, steps(diagonal))))}},
      horse_leaps(cast));
}

PieceRules mutant_elephants() {
  const MayGo way_is_empty = all_the_way(is_empty);
  const MayGo first_is_empty = on_the_way(0, is_empty);
  const MayGo second_is_empty = on_the_way(1, is_empty);
  return PieceTable("J4", "elephant", elephant)({
      {"leaps", "leaps over everything", steps(as_elephant)},
      {"ignores-the-first-point", "Only a piece on the second point of its way stops an elephant.",
       leaps_if(second_is_empty)},
      {"ignores-the-second-point",
       "Only a piece on the first point of its way stops an elephant, as a horse.",
       leaps_if(first_is_empty)},
      {"stopped-by-two-only", "is stopped only when both points of its way are occupied",
       leaps_if(either(first_is_empty, second_is_empty))},
      {"needs-one-way-free",
       "goes round a piece, diagonally first, when both points of that way are empty",
       leaps_if(either(way_is_empty, all_the_way(is_empty, First::diagonal_step)))},
      {"diagonally-first", "goes two steps diagonally, then one straight",
       leaps_if(all_the_way(is_empty, First::diagonal_step))},
      {"leg-on-the-wrong-side",
       "The first point that stops an elephant lies along the shorter side of its way.",
       leaps_if(both(on_the_other_side(is_empty), second_is_empty))},
      {"passes-enemies", "Only own pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_own)))},
      {"passes-its-own", "Only enemy pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_enemy)))},
      {"leaps-to-take", "that captures leaps over everything",
       leaps_if(either(way_is_empty, is_taken))},
      {"leaps-quietly", "is stopped only when it captures",
       leaps_if(either(way_is_empty, is_empty))},
      {"stays-behind-the-river", "never crosses to the enemy's half of the board",
       only_where(to_own_ranks(1, 5))},
      {"goes-two-diagonals", "goes two steps diagonally and none straight",
       unstopped(two_diagonally)},
      {"goes-two-straight", "goes two steps straight, then one diagonally",
       unstopped(two_straight)},
      {"stops-short", "may also stop where a horse would", also(unstopped(as_knight))},
      {"misses-one-way", "never goes three files right and two ranks down", never_by({{3, -2}})},
      {"misses-the-last-rank", "No elephant goes to rank 10.", never_where(ends_on(is_on_rank_10))},
      {"wraps", "goes over the edge of a rank to the other side", wrapped_leaps(as_elephant)},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"never-enters-its-palace", "never goes into its own palace", never_where(to_its_palace)},
  });
}

}  // namespace hurdle::janggi
