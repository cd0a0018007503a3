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
MutantRules mutant_steps(Kind kind, std::string_view clause) {
  const std::string_view word = notation.of(kind).name;
  const auto error = [&](std::string_view name, std::string_view words,
                         Going going) -> MutantRules::value_type {
    return {fmt::format("{}-{}", word, name), clause, fmt::format("A {} {}.", word, words),
            goes(kind, std::move(going))};
  };
  const Going slides_on_lines =
      only_where(both(to_its_palace,
                      either(goes_straight, either(starts_on(is_centre), starts_on(is_corner)))),
                 slides(as_king));
  return {
      error("without-diagonals", "never goes along the marked diagonals",
            only_where(goes_straight)),
      error("on-any-diagonal", "steps diagonally from every point of its palace",
            only_where(to_its_palace, steps(as_king))),
      error("stays-on-corners",
            "goes diagonally from the centre of its palace, and never back from a corner",
            diagonally_only_where(starts_on(is_centre))),
      error("centre-only", "goes diagonally to the centre of its palace, and never on to a corner",
            diagonally_only_where(ends_on(is_centre))),
      error("on-one-diagonal", "knows only one of the two diagonals of its palace",
            diagonally_only_where(goes_on_one_diagonal)),
      error("out-by-the-front", "may stand one rank before its palace",
            steps_on_lines(to_the_palace_or_before_it)),
      error("out-by-the-sides", "may stand one file beside its palace",
            steps_on_lines(to_the_palace_or_beside_it)),
      error("han-palace-one-rank-low", "of Han has its palace on ranks 7 to 9",
            for_one(Colour::black, steps_on_lines(to_d7_f9))),
      error("never-on-its-first-rank", "has a palace that begins on the player's second rank",
            only_where(to_own_ranks(2, 10))),
      error("slides", "goes as far as the lines of its palace are empty", slides_on_lines),
      error("takes-nothing", "captures nothing", only_where(is_empty)),
      error("takes-its-own", "may capture its own pieces", also(onto_own())),
      error("never-back", "never steps backward", only_where(is_not(goes_back))),
  };
}

const Steps two_straight{{1, 3}, {3, 1}, {3, -1}, {1, -3}, {-1, -3}, {-3, -1}, {-3, 1}, {-1, 3}};
const Steps two_diagonally{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};

/// An elephant leaps where this is true of the leap.
Change<mutation::Hooks> leaps_if(MayGo may) {
  return goes(elephant, only_where(std::move(may), steps(as_elephant)));
}

/// Another way with both its points empty.
Going unstopped(Steps leaps) {
  return only_where(all_the_way(is_empty), steps(std::move(leaps)));
}

}  // namespace

MutantRules mutant_palace_pieces() {
  return joined<Hooks>(mutant_steps(general, "J1"), mutant_steps(guard, "J2"),
                       MutantRules{
                           {"guard-on-diagonals-only", "J2", "A guard goes along diagonals alone.",
                            goes(guard, only_where(goes_diagonally))},
                           {"guard-roams", "J2", "A guard may leave its palace and go anywhere.",
                            goes(guard, steps_on_lines(always(true)))},
                       });
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

MutantRules mutant_elephants() {
  const MayGo way_is_empty = all_the_way(is_empty);
  const MayGo first_is_empty = on_the_way(0, is_empty);
  const MayGo second_is_empty = on_the_way(1, is_empty);
  return {
      {"elephant-leaps", "J4", "An elephant leaps over everything.",
       goes(elephant, steps(as_elephant))},
      {"elephant-ignores-the-first-point", "J4",
       "Only a piece on the second point of its way stops an elephant.", leaps_if(second_is_empty)},
      {"elephant-ignores-the-second-point", "J4",
       "Only a piece on the first point of its way stops an elephant, as a horse.",
       leaps_if(first_is_empty)},
      {"elephant-stopped-by-two-only", "J4",
       "An elephant is stopped only when both points of its way are occupied.",
       leaps_if(either(first_is_empty, second_is_empty))},
      {"elephant-needs-one-way-free", "J4",
       "An elephant goes round a piece, diagonally first, when both points of that way are empty.",
       leaps_if(either(way_is_empty, all_the_way(is_empty, First::diagonal_step)))},
      {"elephant-diagonally-first", "J4",
       "An elephant goes two steps diagonally, then one straight.",
       leaps_if(all_the_way(is_empty, First::diagonal_step))},
      {"elephant-leg-on-the-wrong-side", "J4",
       "The first point that stops an elephant lies along the shorter side of its way.",
       leaps_if(both(on_the_other_side(is_empty), second_is_empty))},
      {"elephant-passes-enemies", "J4", "Only own pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_own)))},
      {"elephant-passes-its-own", "J4", "Only enemy pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_enemy)))},
      {"elephant-leaps-to-take", "J4", "An elephant that captures leaps over everything.",
       leaps_if(either(way_is_empty, is_taken))},
      {"elephant-leaps-quietly", "J4", "An elephant is stopped only when it captures.",
       leaps_if(either(way_is_empty, is_empty))},
      {"elephant-stays-behind-the-river", "J4",
       "An elephant never crosses to the enemy's half of the board.",
       goes(elephant, only_where(to_own_ranks(1, 5)))},
      {"elephant-goes-two-diagonals", "J4",
       "An elephant goes two steps diagonally and none straight.",
       goes(elephant, unstopped(two_diagonally))},
      {"elephant-goes-two-straight", "J4",
       "An elephant goes two steps straight, then one diagonally.",
       goes(elephant, unstopped(two_straight))},
      {"elephant-stops-short", "J4", "An elephant may also stop where a horse would.",
       goes(elephant, also(unstopped(as_knight)))},
      {"elephant-misses-one-way", "J4",
       "An elephant never goes three files right and two ranks down.",
       goes(elephant, never_by({{3, -2}}))},
      {"elephant-misses-the-last-rank", "J4", "No elephant goes to rank 10.",
       goes(elephant, only_where(is_not(ends_on(is_on_rank_10))))},
      {"elephant-wraps", "J4", "An elephant goes over the edge of a rank to the other side.",
       goes(elephant, wrapped_leaps(as_elephant))},
      {"elephant-takes-its-own", "J4", "An elephant may capture its own pieces.",
       goes(elephant, also(onto_own()))},
      {"elephant-never-enters-its-palace", "J4", "An elephant never goes into its own palace.",
       goes(elephant, only_where(is_not(to_its_palace)))},
  };
}

}  // namespace hurdle::janggi
