// Mutated generals and guards (J1, J2): the marked lines and the palace.
#include <fmt/format.h>

#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/games/janggi/palace.hpp"

namespace hurdle::janggi {
namespace {

bool goes_along_a_line(const Mover& mover, Square to) {
  return goes_straight(mover, to) || goes_along_a_mark(mover, to);
}

/// One step along a line to a point where this is true.
Going steps_on_lines(MayGo may) {
  return only_where(both(goes_along_a_line, std::move(may)), steps(as_king));
}

bool to_the_palace_or_before_it(const Mover& mover, Square to) {
  const Square behind = mover.walk.neighbour(to, {0, -forward(mover.colour)});
  return in_palace(mover.colour, to) || (behind.exists() && in_palace(mover.colour, behind));
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
            steps_on_lines([](const Mover& mover, Square to) {
              return mover.own_rank(to) <= 3 && to.file() >= 2 && to.file() <= 6;
            })),
      error("han-palace-one-rank-low", "of Han has its palace on ranks 7 to 9",
            for_one(Colour::black, steps_on_lines([](const Mover&, Square to) {
                      return to.rank() >= 6 && to.rank() <= 8 && to.file() >= 3 && to.file() <= 5;
                    }))),
      error("never-on-its-first-rank", "has a palace that begins on the player's second rank",
            only_where(to_own_ranks(2, 10))),
      error("slides", "goes as far as the lines of its palace are empty", slides_on_lines),
      error("takes-nothing", "captures nothing", only_where(is_empty)),
      error("takes-its-own", "may capture its own pieces", also(onto_own())),
      error("never-back", "never steps backward", only_where([](const Mover& mover, Square to) {
              return mover.own_rank(to) >= mover.own_rank(mover.from);
            })),
  };
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

}  // namespace hurdle::janggi
