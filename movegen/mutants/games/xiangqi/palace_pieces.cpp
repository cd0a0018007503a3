// Mutated generals and advisors (X1, X2): steps and the palace; elephants (X3): the eye, the river,
// length and edges; horses (X4): the leg, directions and edges.
#include <fmt/format.h>

#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::xiangqi {
namespace {

/// A piece of the palace, and the steps that are its own.
struct Resident {
  Kind kind;
  std::string_view clause;
  std::string_view word;  ///< "A general"
  Steps steps;
};

/// Where general and advisor are got wrong alike.
MutantRules mutant_palaces(const Resident& one) {
  const auto error = [&](std::string_view name, std::string_view words,
                         Going going) -> MutantRules::value_type {
    return {fmt::format("{}-{}", notation.of(one.kind).name, name), one.clause,
            fmt::format("{} {}.", one.word, words), goes(one.kind, std::move(going))};
  };
  const auto steps_to = [&](MayGo may) { return only_where(std::move(may), steps(one.steps)); };
  return {
      error("roams", "may leave its palace and go anywhere", steps_to(always(true))),
      error("out-by-the-front", "may stand one rank before its palace",
            steps_to(to_the_palace_or_before_it)),
      error("out-by-the-sides", "may stand one file beside its palace",
            steps_to(to_the_palace_or_beside_it)),
      error("black-palace-one-rank-low", "of Black has its palace on ranks 7 to 9",
            for_one(Colour::black, steps_to(to_d7_f9))),
      error("never-on-its-first-rank", "has a palace that begins on the player's second rank",
            only_where(to_own_ranks(2, 10))),
      error("slides", "goes as far as its lines in the palace are empty",
            only_where(to_its_palace, slides(one.steps))),
      error("as-in-janggi", "goes along all lines of its palace, straight and diagonal",
            only_where(both(to_its_palace, goes_along_a_line), steps(as_king))),
      error("steps-all-ways", "steps straight and diagonally in its palace",
            only_where(to_its_palace, steps(as_king))),
      error("takes-nothing", "captures nothing", only_where(is_empty)),
      error("takes-its-own", "may capture its own pieces", also(onto_own())),
      error("never-back", "never steps backward", only_where(is_not(goes_back))),
  };
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
Going leaps_where(MayGo may) {
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
  return joined<Hooks>(
      mutant_palaces({general, "X1", "A general", straight}),
      MutantRules{
          {"general-goes-diagonally", "X1", "A general steps diagonally, as an advisor.",
           goes(general, only_where(to_its_palace, steps(diagonal)))},
          {"general-never-sideways", "X1", "A general never leaves its file.",
           goes(general, only_where(is_not(goes_sideways)))},
      });
}

MutantRules mutant_advisors() {
  return joined<Hooks>(
      mutant_palaces({advisor, "X2", "An advisor", diagonal}),
      MutantRules{
          {"advisor-goes-straight", "X2", "An advisor goes straight, as the general.",
           goes(advisor, only_where(to_its_palace, steps(straight)))},
          {"advisor-never-back-to-the-centre", "X2",
           "An advisor goes from the centre of its palace to the corners and never back.",
           goes(advisor, only_where(starts_on(is_centre)))},
          {"advisor-never-back-to-a-corner", "X2",
           "An advisor goes to the centre of its palace and never on to a corner.",
           goes(advisor, only_where(ends_on(is_centre)))},
          {"advisor-on-one-diagonal", "X2",
           "An advisor knows only one of the two diagonals of its palace.",
           goes(advisor, only_where(goes_on_one_diagonal))},
      });
}

MutantRules mutant_eyes() {
  const MayGo eye_is_empty = all_the_way(is_empty);
  const auto leaps_if = [](MayGo may) { return goes(elephant, leaps_where(std::move(may))); };
  return {
      {"elephant-leaps", "X3", "An elephant leaps over everything.",
       goes(elephant, only_where(to_its_half, steps(as_elephant)))},
      {"elephant-passes-enemies", "X3", "Only own pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_own)))},
      {"elephant-passes-its-own", "X3", "Only enemy pieces stop an elephant.",
       leaps_if(all_the_way(is_not(is_enemy)))},
      {"elephant-leaps-to-take", "X3", "An elephant that captures leaps over its eye.",
       leaps_if(either(eye_is_empty, is_taken))},
      {"elephant-leaps-quietly", "X3", "An elephant is stopped only when it captures.",
       leaps_if(either(eye_is_empty, is_empty))},
      {"elephant-leaps-back", "X3", "An elephant is stopped only on its way forward.",
       leaps_if(either(eye_is_empty, goes_back))},
      {"black-elephant-leaps", "X3", "Only Red's elephants can be stopped.",
       goes(elephant, for_one(Colour::black, only_where(to_its_half, steps(as_elephant))))},
      {"elephant-has-a-leg-too", "X3",
       "A piece on the point straight before an elephant stops it, as a horse, and its eye too.",
       leaps_if(both(eye_is_empty, straight_point_is_empty))},
      {"elephant-has-a-leg-instead", "X3",
       "An elephant is stopped on the point straight before it, as a horse, and not on its eye.",
       leaps_if(straight_point_is_empty)},
      {"elephant-eye-on-the-wrong-side", "X3",
       "The eye of an elephant lies on the other diagonal, to the same rank.",
       leaps_if(mirrored_eye_is_empty)},
      {"elephant-held-by-any-eye", "X3",
       "A piece on any of the four points diagonally beside an elephant stops it altogether.",
       leaps_if([](const Mover& mover, Square) {
         return is_free(mover, {1, 1}) && is_free(mover, {1, -1}) && is_free(mover, {-1, -1}) &&
                is_free(mover, {-1, 1});
       })},
  };
}

MutantRules mutant_reaches() {
  const Going over_an_empty_eye = only_where(all_the_way(is_empty), steps(as_elephant));
  const auto elsewhere = [](Going going) { return only_where(to_its_half, std::move(going)); };
  return {
      {"elephant-crosses-the-river", "X3", "An elephant may cross the river.",
       goes(elephant, over_an_empty_eye)},
      {"black-elephant-crosses-the-river", "X3", "Only Red's elephants stay on their half.",
       goes(elephant, for_one(Colour::black, over_an_empty_eye))},
      {"elephant-crosses-to-take", "X3", "An elephant may cross the river to capture.",
       goes(elephant, only_where(either(to_its_half, is_taken), over_an_empty_eye))},
      {"elephant-never-to-the-bank", "X3", "An elephant never goes to the rank before the river.",
       goes(elephant, only_where(to_own_ranks(1, 4)))},
      {"elephant-goes-one-point", "X3", "An elephant goes one point diagonally.",
       goes(elephant, elsewhere(steps(diagonal)))},
      {"elephant-goes-one-point-or-two", "X3", "An elephant goes one point diagonally, or two.",
       goes(elephant, also(elsewhere(steps(diagonal))))},
      {"elephant-slides", "X3", "An elephant goes any distance diagonally, as a bishop.",
       goes(elephant, elsewhere(slides(diagonal)))},
      {"elephant-as-in-janggi", "X3", "An elephant goes one step straight and two diagonally.",
       goes(elephant, only_where(all_the_way(is_empty), steps(as_janggi_elephant)))},
      {"elephant-takes-nothing", "X3", "An elephant captures nothing.",
       goes(elephant, only_where(is_empty))},
      {"elephant-takes-its-own", "X3", "An elephant may capture its own pieces.",
       goes(elephant, also(onto_own()))},
      {"elephant-never-back", "X3", "An elephant never goes backward.",
       goes(elephant, only_where(goes_forward))},
      {"elephant-misses-one-way", "X3", "An elephant never goes two files right and two down.",
       goes(elephant, never_by({{2, -2}}))},
      {"elephant-never-to-the-edge", "X3", "An elephant never goes to the a- and i-files.",
       goes(elephant, only_where(is_not(ends_on([](Square square) {
              return square.file() == 0 || square.file() == 8;
            }))))},
      {"elephant-wraps", "X3", "An elephant goes over the edge of a rank to the other side.",
       goes(elephant, elsewhere(wrapped_leaps(as_elephant)))},
      {"elephant-never-enters-its-palace", "X3", "An elephant never goes into its own palace.",
       goes(elephant, only_where(is_not(to_its_palace)))},
  };
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
