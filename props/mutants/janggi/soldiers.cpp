// What engines get wrong about the soldier (J8): directions, the enemy palace, the last rank.
// Not here: soldiers on the diagonals of their own palace. They start before it, never go back and
// so never stand there.
#include "props/mutants/janggi/goes.hpp"
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

bool is_sideways(const Mover& mover, Square to) {
  return mover.from.rank() == to.rank();
}

void goes_back(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  mover.walk.stand(mover.step({0, -mover.ahead().ranks}), visit);
}

void goes_back_from_the_last_rank(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  if (own_rank(mover.colour, mover.from) == 10) {
    mover.walk.stand(mover.step({0, -mover.ahead().ranks}), visit);
  }
}

void never_sideways(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return !is_sideways(mover, to); });
}

void sideways_beyond_the_river(const Mover& mover, VisitSquare visit) {
  mover.only(visit,
             [&](Square to) { return !is_sideways(mover, to) || own_rank(mover.colour, to) > 5; });
}

void sideways_to_move(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return !is_sideways(mover, to) || !mover.takes(to); });
}

void sideways_to_take(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return !is_sideways(mover, to) || mover.takes(to); });
}

void never_left(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return !is_sideways(mover, to) || files_between(mover.from, to) > 0;
  });
}

void forward_to_move(const Mover& mover, VisitSquare visit) {
  mover.only(visit,
             [&](Square to) { return files_between(mover.from, to) != 0 || !mover.takes(to); });
}

void han_goes_up(const Mover& mover, VisitSquare visit) {
  const std::array<Step, 3> steps{{{0, 1}, {-1, 0}, {1, 0}}};
  if (mover.colour == Colour::white) {
    return mover.rightly(visit);
  }
  mover.walk.steps(mover.from, steps, visit);
}

void rests_on_the_last_rank(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square) { return own_rank(mover.colour, mover.from) < 10; });
}

void never_to_the_last_rank(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return own_rank(mover.colour, to) < 10; });
}

void two_from_the_start(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  const Square first = mover.step(mover.ahead());
  if (own_rank(mover.colour, mover.from) == 4 && mover.walk.empty(first)) {
    const Square second = mover.walk.neighbour(first, mover.ahead());
    if (mover.walk.empty(second)) {
      visit(second);
    }
  }
}

void wraps(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    for (const Step step : {Step{1, 0}, Step{-1, 0}}) {
      mover.walk.stand(wrapped(mover.from, step), more);
    }
  });
}

void takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const Step step : {Step{0, forward(mover.colour)}, Step{1, 0}, Step{-1, 0}}) {
    mover.own(mover.step(step), visit);
  }
}

// ---- The enemy palace
// ----------------------------------------------------------------------------

/// Straight as the rules say, diagonally as far as `may(to)`.
template <class May>
void only_diagonals(const Mover& mover, VisitSquare visit, May may) {
  mover.only(visit, [&](Square to) { return is_straight(mover.from, to) || may(to); });
}

/// Also the diagonal steps that `may(to)`.
template <class May>
void more_diagonals(const Mover& mover, VisitSquare visit, May may) {
  mover.also(visit, [&](VisitSquare more) {
    mover.walk.steps(mover.from, diagonal_steps, [&](Square to) {
      if (may(to)) {
        more(to);
      }
    });
  });
}

bool goes_forward(const Mover& mover, Square to) {
  return ranks_between(mover.from, to) == forward(mover.colour);
}

void without_diagonals(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [](Square) { return false; });
}

void diagonals_to_take(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return mover.takes(to); });
}

void diagonals_to_move(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return !mover.takes(to); });
}

void to_the_centre_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [](Square to) { return is_centre(to); });
}

void from_the_centre_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square) { return is_centre(mover.from); });
}

void han_without_diagonals(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square) { return mover.colour == Colour::white; });
}

void one_diagonal(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return files_between(mover.from, to) > 0; });
}

void diagonally_back(const Mover& mover, VisitSquare visit) {
  more_diagonals(mover, visit, [&](Square to) { return is_marked(mover.from, to); });
}

void on_any_palace_diagonal(const Mover& mover, VisitSquare visit) {
  more_diagonals(mover, visit, [&](Square to) {
    return goes_forward(mover, to) && in_a_palace(mover.from) && in_a_palace(to);
  });
}

void diagonally_into_the_palace(const Mover& mover, VisitSquare visit) {
  more_diagonals(mover, visit, [&](Square to) {
    return goes_forward(mover, to) && !in_a_palace(mover.from) && is_corner(to);
  });
}

void only_diagonally_in_the_palace(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return !is_centre(mover.from) || is_diagonal(mover.from, to) || is_sideways(mover, to);
  });
}

void slides_on_diagonals(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const int side : {-1, 1}) {
    const Step step{side, forward(mover.colour)};
    const Square centre = mover.step(step);
    if (centre.exists() && is_centre(centre) && mover.walk.empty(centre)) {
      mover.walk.stand(mover.walk.neighbour(centre, step), visit);
    }
  }
}

void add_diagonal_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, Going going, const char* error) {
    family.add<Goes>({name, "J8", error}, janggi::soldier, going);
  };
  add("soldier-without-diagonals", without_diagonals, "A soldier never goes diagonally.");
  add("soldier-diagonals-to-take-only", diagonals_to_take,
      "In the palace a soldier goes diagonally only to capture.");
  add("soldier-diagonals-to-move-only", diagonals_to_move,
      "In the palace a soldier captures nothing diagonally.");
  add("soldier-diagonals-to-the-centre-only", to_the_centre_only,
      "A soldier on the centre of the palace has no diagonal.");
  add("soldier-diagonals-from-the-centre-only", from_the_centre_only,
      "A soldier on a corner of the palace has no diagonal.");
  add("han-soldier-without-diagonals", han_without_diagonals,
      "Only Cho's soldiers go diagonally in the enemy palace.");
  add("soldier-on-one-diagonal", one_diagonal, "A soldier goes diagonally to the right only.");
  add("soldier-diagonally-back", diagonally_back,
      "In the palace a soldier goes diagonally backward too.");
  add("soldier-on-any-palace-diagonal", on_any_palace_diagonal,
      "In the palace a soldier goes diagonally forward from every point.");
  add("soldier-diagonally-into-the-palace", diagonally_into_the_palace,
      "A soldier before the palace goes diagonally onto its corner.");
  add("soldier-centre-has-no-straight-step", only_diagonally_in_the_palace,
      "From the centre of the palace a soldier goes forward only diagonally.");
  add("soldier-slides-on-diagonals", slides_on_diagonals,
      "A soldier goes from corner to corner of the palace at once.");
}

}  // namespace

void add_soldier_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, Going going, const char* error) {
    family.add<Goes>({name, "J8", error}, janggi::soldier, going);
  };
  add("soldier-goes-back", goes_back, "A soldier goes backward too.");
  add("soldier-goes-back-from-the-last-rank", goes_back_from_the_last_rank,
      "A soldier that has reached the last rank may turn back.");
  add("soldier-never-sideways", never_sideways, "A soldier only goes forward.");
  add("soldier-sideways-beyond-the-river", sideways_beyond_the_river,
      "A soldier goes sideways only on the enemy's half of the board.");
  add("soldier-sideways-to-move-only", sideways_to_move, "A soldier captures nothing sideways.");
  add("soldier-sideways-to-take-only", sideways_to_take,
      "A soldier goes sideways only to capture.");
  add("soldier-never-left", never_left, "A soldier never goes to the left.");
  add("soldier-forward-to-move-only", forward_to_move,
      "A soldier captures nothing straight ahead, as a chess pawn.");
  add("han-soldier-goes-up", han_goes_up, "Han's soldiers go up the board as Cho's do.");
  add("soldier-rests-on-the-last-rank", rests_on_the_last_rank,
      "A soldier on the last rank has no move.");
  add("soldier-never-to-the-last-rank", never_to_the_last_rank,
      "A soldier stops one rank before the last.");
  add("soldier-two-from-the-start", two_from_the_start,
      "A soldier may go two points forward from its first rank.");
  add("soldier-wraps", wraps, "A soldier steps over the edge of a rank to the next one.");
  add("soldier-takes-its-own", takes_its_own, "A soldier may capture its own pieces.");
  add_diagonal_mutants(family);
}

}  // namespace hurdle::mutants::janggi_themes
