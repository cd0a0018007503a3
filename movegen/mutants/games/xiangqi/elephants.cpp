// Mutated elephants (X3): the eye, the river, length and edges.
#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/games/xiangqi/ways.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::xiangqi {
namespace {

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

}  // namespace

MutantRules mutant_elephants() {
  return joined<Hooks>(mutant_eyes(), mutant_reaches());
}

}  // namespace hurdle::xiangqi
