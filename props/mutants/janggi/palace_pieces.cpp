// What engines get wrong about general and guard (J1, J2): the marked lines and the palace.
#include <fmt/format.h>

#include "props/mutants/janggi/goes.hpp"
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

/// Every king's step that `may(to)`.
template <class May>
void steps(const Mover& mover, VisitSquare visit, May may) {
  mover.walk.steps(mover.from, all_steps, [&](Square to) {
    if (may(to)) {
      visit(to);
    }
  });
}

bool on_a_line(Square from, Square to) {
  return is_straight(from, to) || is_marked(from, to);
}

void without_diagonals(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return is_straight(mover.from, to); });
}

void on_any_diagonal(const Mover& mover, VisitSquare visit) {
  steps(mover, visit, [&](Square to) { return in_palace(mover.colour, to); });
}

void no_way_back_to_the_centre(const Mover& mover, VisitSquare visit) {
  mover.only(visit,
             [&](Square to) { return is_straight(mover.from, to) || is_centre(mover.from); });
}

void no_way_to_the_corners(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return is_straight(mover.from, to) || is_centre(to); });
}

void on_rising_diagonals_only(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return is_straight(mover.from, to) ||
           files_between(mover.from, to) == ranks_between(mover.from, to);
  });
}

void out_by_the_front(const Mover& mover, VisitSquare visit) {
  steps(mover, visit, [&](Square to) {
    const Square behind = mover.walk.neighbour(to, {0, -forward(mover.colour)});
    const bool inside =
        in_palace(mover.colour, to) || (behind.exists() && in_palace(mover.colour, behind));
    return inside && on_a_line(mover.from, to);
  });
}

void out_by_the_sides(const Mover& mover, VisitSquare visit) {
  steps(mover, visit, [&](Square to) {
    const bool inside = own_rank(mover.colour, to) <= 3 && to.file() >= 2 && to.file() <= 6;
    return inside && on_a_line(mover.from, to);
  });
}

void han_one_rank_low(const Mover& mover, VisitSquare visit) {
  if (mover.colour == Colour::white) {
    return mover.rightly(visit);
  }
  steps(mover, visit, [&](Square to) {
    const bool inside = to.rank() >= 6 && to.rank() <= 8 && to.file() >= 3 && to.file() <= 5;
    return inside && on_a_line(mover.from, to);
  });
}

void never_on_the_last_line(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return own_rank(mover.colour, to) > 1; });
}

void slides(const Mover& mover, VisitSquare visit) {
  for (const Step step : all_steps) {
    Square last = mover.from;
    Square next = mover.step(step);
    while (next.exists() && in_palace(mover.colour, next) && on_a_line(last, next)) {
      mover.walk.stand(next, visit);
      if (!mover.walk.empty(next)) {
        break;
      }
      last = next;
      next = mover.walk.neighbour(last, step);
    }
  }
}

void takes_nothing(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return !mover.takes(to); });
}

void takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const Step step : all_steps) {
    const Square to = mover.step(step);
    if (to.exists() && in_palace(mover.colour, to) && on_a_line(mover.from, to)) {
      mover.own(to, visit);
    }
  }
}

void on_diagonals_only(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return is_marked(mover.from, to); });
}

void roams(const Mover& mover, VisitSquare visit) {
  steps(mover, visit, [&](Square to) { return on_a_line(mover.from, to); });
}

void never_back(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return own_rank(mover.colour, to) >= own_rank(mover.colour, mover.from);
  });
}

struct WrongStep {
  std::string_view name;
  Going going;
  std::string_view error;  ///< after "A general "
};

constexpr std::array<WrongStep, 13> both_wrong{{
    {"without-diagonals", without_diagonals, "never goes along the marked diagonals."},
    {"on-any-diagonal", on_any_diagonal, "steps diagonally from every point of its palace."},
    {"stays-on-corners", no_way_back_to_the_centre,
     "goes diagonally from the centre of its palace, and never back from a corner."},
    {"centre-only", no_way_to_the_corners,
     "goes diagonally to the centre of its palace, and never on to a corner."},
    {"on-one-diagonal", on_rising_diagonals_only,
     "knows only one of the two diagonals of its palace."},
    {"out-by-the-front", out_by_the_front, "may stand one rank before its palace."},
    {"out-by-the-sides", out_by_the_sides, "may stand one file beside its palace."},
    {"han-palace-one-rank-low", han_one_rank_low, "of Han has its palace on ranks 7 to 9."},
    {"never-on-its-first-rank", never_on_the_last_line,
     "has a palace that begins on the player's second rank."},
    {"slides", slides, "goes as far as the lines of its palace are empty."},
    {"takes-nothing", takes_nothing, "captures nothing."},
    {"takes-its-own", takes_its_own, "may capture its own pieces."},
    {"never-back", never_back, "never steps backward."},
}};

void add_both(JanggiFamily& family, Kind kind, const std::string& clause) {
  const std::string_view word = janggi::notation.of(kind).name;
  for (const WrongStep& wrong : both_wrong) {
    family.add<Goes>(
        {fmt::format("{}-{}", word, wrong.name), clause, fmt::format("A {} {}", word, wrong.error)},
        kind, wrong.going);
  }
}

}  // namespace

void add_palace_piece_mutants(JanggiFamily& family) {
  add_both(family, janggi::general, "J1");
  add_both(family, janggi::guard, "J2");
  family.add<Goes>({"guard-on-diagonals-only", "J2", "A guard goes along diagonals alone."},
                   janggi::guard, Going{on_diagonals_only});
  family.add<Goes>({"guard-roams", "J2", "A guard may leave its palace and go anywhere."},
                   janggi::guard, Going{roams});
}

}  // namespace hurdle::mutants::janggi_themes
