// Wrong queens and bishops (M2, M3): those of chess and of other games of the region, one
// direction too many or too few, and a "forward" that is the same for both colours.
#include <array>

#include "props/mutants/makpong/goes.hpp"
#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {
namespace {

using makpong::bishop;
using makpong::queen;
using makpong_pieces::Goes;
using makpong_pieces::Mover;

constexpr std::array<Step, 4> two_diagonally{{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}}};

void slides_everywhere(const Mover& mover, VisitSquare visit) {
  mover.walk.rays(mover.from, all_steps, visit);
}

void slides_diagonally(const Mover& mover, VisitSquare visit) {
  mover.walk.rays(mover.from, diagonal_steps, visit);
}

void steps_diagonally(const Mover& mover, VisitSquare visit) {
  mover.walk.steps(mover.from, diagonal_steps, visit);
}

void steps_straight(const Mover& mover, VisitSquare visit) {
  mover.walk.steps(mover.from, orthogonal_steps, visit);
}

void steps_everywhere(const Mover& mover, VisitSquare visit) {
  mover.walk.steps(mover.from, all_steps, visit);
}

void steps_ahead_too(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  mover.walk.stand(mover.walk.neighbour(mover.from, mover.ahead()), visit);
}

void never_goes_back(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    if ((to.rank() - mover.from.rank()) * forward(mover.colour) > 0) {
      visit(to);
    }
  });
}

void leaps_two_diagonally(const Mover& mover, VisitSquare visit) {
  mover.walk.steps(mover.from, two_diagonally, visit);
}

void forgets_one_diagonal(const Mover& mover, VisitSquare visit) {
  const Square forgotten = mover.walk.neighbour(mover.from, {1, -1});
  mover.rightly([&](Square to) {
    if (to != forgotten) {
      visit(to);
    }
  });
}

void takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.own_too(diagonal_steps, visit);
}

// ---- Queens
// --------------------------------------------------------------------------------------

void leaps_ahead_from_home(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  const bool home = mover.own_rank() == 1 && (mover.from.file() == 3 || mover.from.file() == 4);
  const Square to = mover.walk.neighbour(mover.from, {0, 2 * forward(mover.colour)});
  if (home && mover.walk.empty(to)) {
    visit(to);
  }
}

void leaps_two_diagonally_too(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  leaps_two_diagonally(mover, visit);
}

void queen_steps_round_the_edge(const Mover& mover, VisitSquare visit) {
  mover.wrapped_steps(diagonal_steps, visit);
}

void add_queens(MakpongFamily& family) {
  family.add<Goes>({"queen-of-chess", "M2", "A queen slides in all eight directions."}, queen,
                   slides_everywhere);
  family.add<Goes>({"queen-slides-diagonally", "M2", "A queen goes any distance diagonally."},
                   queen, slides_diagonally);
  family.add<Goes>({"queen-steps-everywhere", "M2", "A queen has the steps of a king."}, queen,
                   steps_everywhere);
  family.add<Goes>({"queen-steps-straight", "M2", "A queen steps straight, not diagonally."}, queen,
                   steps_straight);
  family.add<Goes>({"queen-steps-ahead-too", "M2", "A queen has a bishop's step straight ahead."},
                   queen, steps_ahead_too);
  family.add<Goes>({"queen-never-goes-back", "M2", "A queen has her two forward steps only."},
                   queen, never_goes_back);
  family.add<Goes>(
      {"queen-leaps-ahead-from-home", "M2", "A queen at home may go two squares straight ahead."},
      queen, leaps_ahead_from_home);
  family.add<Goes>({"queen-leaps-two-too", "M2", "A queen may leap two squares diagonally."}, queen,
                   leaps_two_diagonally_too);
  family.add<Goes>({"queen-forgets-one-diagonal", "M2", "The step right and down is missing."},
                   queen, forgets_one_diagonal);
  family.add<Goes>({"queen-steps-round-the-edge", "M2", "A queen steps over the edge files."},
                   queen, queen_steps_round_the_edge);
  family.add<Goes>({"queen-takes-her-own", "M2", "A queen may take pieces of her own colour."},
                   queen, takes_its_own);
}

// ---- Bishops
// -------------------------------------------------------------------------------------

void steps_up_for_both(const Mover& mover, VisitSquare visit) {
  steps_diagonally(mover, visit);
  mover.walk.stand(mover.walk.neighbour(mover.from, {0, 1}), visit);
}

void steps_back_instead(const Mover& mover, VisitSquare visit) {
  steps_diagonally(mover, visit);
  mover.walk.stand(mover.walk.neighbour(mover.from, {0, -forward(mover.colour)}), visit);
}

void steps_back_too(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  mover.walk.stand(mover.walk.neighbour(mover.from, {0, -forward(mover.colour)}), visit);
}

void steps_sideways_too(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  mover.walk.stand(mover.walk.neighbour(mover.from, {-1, 0}), visit);
  mover.walk.stand(mover.walk.neighbour(mover.from, {1, 0}), visit);
}

void goes_as_a_gold(const Mover& mover, VisitSquare visit) {
  steps_straight(mover, visit);
  for (const int side : {-1, 1}) {
    mover.walk.stand(mover.walk.neighbour(mover.from, {side, forward(mover.colour)}), visit);
  }
}

bool is_ahead(const Mover& mover, Square to) {
  return to.file() == mover.from.file();
}

void never_captures_ahead(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    if (!is_ahead(mover, to) || mover.walk.empty(to)) {
      visit(to);
    }
  });
}

void only_captures_ahead(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    if (!is_ahead(mover, to) || !mover.walk.empty(to)) {
      visit(to);
    }
  });
}

void slides_ahead(const Mover& mover, VisitSquare visit) {
  steps_diagonally(mover, visit);
  mover.walk.ray(mover.from, mover.ahead(), visit);
}

void bishop_steps_round_the_edge(const Mover& mover, VisitSquare visit) {
  mover.wrapped_steps(diagonal_steps, visit);
  mover.walk.stand(mover.walk.neighbour(mover.from, mover.ahead()), visit);
}

/// Moves as the rules say, but attacks diagonally alone.
template <class Rules>
struct ChecksDiagonallyOnly : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    const bool ahead = setup.at(from).kind() == bishop && from.file() == to.file();
    return !ahead && Rules::reaches(setup, from, to);
  }
};

void add_bishop_steps(MakpongFamily& family) {
  family.add<Goes>({"bishop-has-no-straight-step", "M3", "A bishop steps diagonally only."}, bishop,
                   steps_diagonally);
  family.add<Goes>({"bishop-steps-up-for-both", "M3", "Black's bishops too step up the board."},
                   bishop, steps_up_for_both);
  family.add<Goes>(
      {"bishop-steps-back-instead", "M3", "The straight step of a bishop goes backward."}, bishop,
      steps_back_instead);
  family.add<Goes>({"bishop-steps-back-too", "M3", "A bishop steps straight backward as well."},
                   bishop, steps_back_too);
  family.add<Goes>({"bishop-steps-sideways-too", "M3", "A bishop steps sideways as well."}, bishop,
                   steps_sideways_too);
  family.add<Goes>({"bishop-never-captures-ahead", "M3", "The straight step does not capture."},
                   bishop, never_captures_ahead);
  family.add<Goes>({"bishop-only-captures-ahead", "M3", "The straight step only captures."}, bishop,
                   only_captures_ahead);
  family.add<Goes>({"bishop-slides-ahead", "M3", "A bishop goes any distance straight ahead."},
                   bishop, slides_ahead);
}

void add_bishops(MakpongFamily& family) {
  add_bishop_steps(family);
  family.add<Goes>({"bishop-of-chess", "M3", "A bishop slides diagonally."}, bishop,
                   slides_diagonally);
  family.add<Goes>({"bishop-of-shatranj", "M3", "A bishop leaps two squares diagonally."}, bishop,
                   leaps_two_diagonally);
  family.add<Goes>({"bishop-goes-as-a-gold", "M3", "A bishop steps straight and forward aslant."},
                   bishop, goes_as_a_gold);
  family.add<Goes>({"bishop-never-goes-back", "M3", "A bishop has no backward diagonal."}, bishop,
                   never_goes_back);
  family.add<Goes>({"bishop-forgets-one-diagonal", "M3", "The step right and down is missing."},
                   bishop, forgets_one_diagonal);
  family.add<Goes>({"bishop-steps-round-the-edge", "M3", "A bishop steps over the edge files."},
                   bishop, bishop_steps_round_the_edge);
  family.add<Goes>({"bishop-takes-its-own", "M3", "A bishop may take pieces of its own colour."},
                   bishop, takes_its_own);
  family.add<ChecksDiagonallyOnly>(
      {"bishop-checks-diagonally-only", "M3", "The straight step of a bishop gives no check."});
}

}  // namespace

void add_queen_and_bishop_mutants(MakpongFamily& family) {
  add_queens(family);
  add_bishops(family);
}

}  // namespace hurdle::mutants
