// Mutated generals and advisors (X1, X2): steps and the palace; elephants (X3): the eye, the river,
// length and edges; horses (X4): the leg, directions and edges.
#include <fmt/format.h>

#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::xiangqi {
namespace {

/// Where general and advisor are got wrong alike.
PieceRules mutant_palaces(const PieceTable& piece, const Steps& own_steps) {
  const auto steps_to = [&](MayGo may) { return only_where(std::move(may), steps(own_steps)); };
  return piece({
      {"roams", "may leave its palace and go anywhere", steps_to(always(true))},
      {"out-by-the-front", "may stand one rank before its palace",
       steps_to(to_the_palace_or_before_it)},
      {"out-by-the-sides", "may stand one file beside its palace",
       steps_to(to_the_palace_or_beside_it)},
      {"black-palace-one-rank-low", "of Black has its palace on ranks 7 to 9",
       for_one(Colour::black, steps_to(to_d7_f9))},
      {"never-on-its-first-rank", "has a palace that begins on the player's second rank",
       only_where(to_own_ranks(2, 10))},
      {"slides", "goes as far as its lines in the palace are empty",
       only_where(to_its_palace, slides(own_steps))},
      {"as-in-janggi", "goes along all lines of its palace, straight and diagonal",
       only_where(both(to_its_palace, goes_along_a_line), steps(as_king))},
      {"steps-all-ways", "steps straight and diagonally in its palace",
       only_where(to_its_palace, steps(as_king))},
      {"takes-nothing", "captures nothing", only_where(is_empty)},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"never-back", "never steps backward", never_where(goes_back)},
  });
}

const Steps as_elephant{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};
const Steps as_janggi_elephant{{2, 3},   {3, 2},   {3, -2}, {2, -3},
                               {-2, -3}, {-3, -2}, {-3, 2}, {-2, 3}};

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
  return only_where(both(to_its_half, std::move(may)), steps(as_elephant));
}

bool no_neighbour(const Mover& mover, Square /*to*/) {
  bool alone = true;
  for (const Step step : orthogonal_steps) {
    const Square square = mover.step(step);
    alone = alone && (!square.exists() || mover.walk.empty(square));
  }
  return alone;
}

}  // namespace

MutantRules mutant_generals() {
  const PieceTable generals("X1", "general", general);
  return joined<Hooks>(mutant_palaces(generals, straight),
                       generals({
                           {"goes-diagonally", "steps diagonally, as an advisor",
                            only_where(to_its_palace, steps(diagonal))},
                           {"never-sideways", "never leaves its file", never_where(goes_sideways)},
                       }));
}

MutantRules mutant_advisors() {
  const PieceTable advisors("X2", "advisor", advisor);
  return joined<Hooks>(
      mutant_palaces(advisors, diagonal),
      advisors({
          {"goes-straight", "goes straight, as the general",
           only_where(to_its_palace, steps(straight))},
          {"never-back-to-the-centre",
           "goes from the centre of its palace to the corners and never back",
           only_where(starts_on(is_centre))},
          {"never-back-to-a-corner", "goes to the centre of its palace and never on to a corner",
           only_where(ends_on(is_centre))},
          {"on-one-diagonal", "knows only one of the two diagonals of its palace",
           only_where(goes_on_one_diagonal)},
      }));
}

PieceRules mutant_eyes() {
  const MayGo eye_is_empty = all_the_way(is_empty);
  return PieceTable("X3", "elephant", elephant)({
      {"leaps", "leaps over everything", only_where(to_its_half, steps(as_elephant))},
      {"passes-enemies", "Only own pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_own)))},
      {"passes-its-own", "Only enemy pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_enemy)))},
      {"leaps-to-take", "that captures leaps over its eye",
       leaps_if(either(eye_is_empty, is_taken))},
      {"leaps-quietly", "is stopped only when it captures",
       leaps_if(either(eye_is_empty, is_empty))},
      {"leaps-back", "is stopped only on its way forward",
       leaps_if(either(eye_is_empty, goes_back))},
      {"black-{}-leaps", "Only Red's elephants can be stopped.",
       for_one(Colour::black, only_where(to_its_half, steps(as_elephant)))},
      {"has-a-leg-too",
       "A piece on the point straight before an elephant stops it, as a horse, and its eye too.",
       leaps_if(both(eye_is_empty, straight_point_is_empty))},
      {"has-a-leg-instead",
       "is stopped on the point straight before it, as a horse, and not on its eye",
       leaps_if(straight_point_is_empty)},
      {"eye-on-the-wrong-side",
       "The eye of an elephant lies on the other diagonal, to the same rank.",
       leaps_if(mirrored_eye_is_empty)},
      {"held-by-any-eye",
       "A piece on any of the four points diagonally beside an elephant stops it altogether.",
       leaps_if([](const Mover& mover, Square /*to*/) {
         return is_free(mover, {1, 1}) && is_free(mover, {1, -1}) && is_free(mover, {-1, -1}) &&
                is_free(mover, {-1, 1});
       })},
  });
}

PieceRules mutant_reaches() {
  const Going over_an_empty_eye = only_where(all_the_way(is_empty), steps(as_elephant));
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
      {"as-in-janggi", "goes one step straight and two diagonally",
       only_where(all_the_way(is_empty), steps(as_janggi_elephant))},
      {"takes-nothing", "captures nothing", only_where(is_empty)},
      {"takes-its-own", "may capture its own pieces", also(onto_own())},
      {"never-back", "never goes backward", only_where(goes_forward)},
      {"misses-one-way", "never goes two files right and two down", never_by({{2, -2}})},
      {"never-to-the-edge", "never goes to the a- and i-files",
       never_where(
           ends_on([](Square square) { return square.file() == 0 || square.file() == 8; }))},
      {"wraps", "goes over the edge of a rank to the other side",
       elsewhere(wrapped_leaps(as_elephant))},
      {"never-enters-its-palace", "never goes into its own palace", never_where(to_its_palace)},
  });
}

MutantRules mutant_horses() {
  constexpr LameLeaperCast cast{
      .clause = "X4", .horse = horse, .first = "Red", .second_id = "black"};
  return joined<Hooks>(
      after("horse-needs-one-point", horse_legs(cast),
            {{"horse-held-by-any-neighbour", "X4",
              "A piece on any of the four points beside a horse stops it altogether.",
              leaps_if(horse, no_neighbour)}}),
      MutantRules{{"horse-stays-behind-the-river", "X4", "A horse never crosses the river.",
                   goes(horse, only_where(to_its_half))}},
      horse_leaps(cast));
}

}  // namespace hurdle::xiangqi
