// Mutated generals and advisors (X1, X2): steps and the palace.
#include <fmt/format.h>

#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/games/xiangqi/ways.hpp"

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

}  // namespace hurdle::xiangqi
