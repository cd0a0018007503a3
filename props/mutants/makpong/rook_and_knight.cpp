// Wrong rooks and knights (M1): rays that are too short, too long or forgotten, and legs that
// belong to the horses of other games.
#include "props/mutants/makpong/goes.hpp"
#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {
namespace {

using makpong::knight;
using makpong::rook;
using makpong_pieces::Goes;
using makpong_pieces::Mover;

// ---- Rooks
// ---------------------------------------------------------------------------------------

void stops_before_the_edge(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    const bool along_the_file = to.file() == mover.from.file();
    const int place = along_the_file ? to.rank() : to.file();
    const int start = along_the_file ? mover.from.rank() : mover.from.file();
    const bool steps_far = place > start + 1 || place < start - 1;
    if (!steps_far || (place != 0 && place != 7)) {
      visit(to);
    }
  });
}

void goes_six_at_most(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    const int files = to.file() - mover.from.file();
    const int ranks = to.rank() - mover.from.rank();
    if (files * files + ranks * ranks < 49) {
      visit(to);
    }
  });
}

void goes_through_an_enemy(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const Step step : orthogonal_steps) {
    const Square block = mover.walk.first_piece(mover.from, step);
    if (mover.walk.enemy(block)) {
      mover.walk.ray(block, step, visit);
    }
  }
}

void takes_beyond_its_own(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const Step step : orthogonal_steps) {
    const Square block = mover.walk.first_piece(mover.from, step);
    if (block.exists() && !mover.walk.enemy(block)) {
      const Square beyond = mover.walk.first_piece(block, step);
      if (mover.walk.enemy(beyond)) {
        visit(beyond);
      }
    }
  }
}

void forgets_the_left(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    if (to.file() >= mover.from.file()) {
      visit(to);
    }
  });
}

void captures_along_files_only(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    if (mover.walk.empty(to) || to.file() == mover.from.file()) {
      visit(to);
    }
  });
}

void slides_round_the_edge(const Mover& mover, VisitSquare visit) {
  for (const Step step : orthogonal_steps) {
    Square to = mover.wrapped(step);
    for (; mover.walk.empty(to); to = Mover::wrapped(to, step)) {
      visit(to);
    }
    mover.walk.stand(to, visit);
  }
}

void steps_diagonally_too(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  mover.walk.steps(mover.from, diagonal_steps, visit);
}

void rook_takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const Step step : orthogonal_steps) {
    mover.visit_own(mover.walk.first_piece(mover.from, step), visit);
  }
}

// ---- Knights
// -------------------------------------------------------------------------------------

Step long_half(Step leap) {
  return {leap.files / 2, leap.ranks / 2};
}

Step short_half(Step leap) {
  return {leap.files % 2, leap.ranks % 2};
}

void has_a_leg(const Mover& mover, VisitSquare visit) {
  for (const Step leap : knight_leaps) {
    if (mover.walk.empty(mover.walk.neighbour(mover.from, long_half(leap)))) {
      mover.walk.stand(mover.walk.neighbour(mover.from, leap), visit);
    }
  }
}

void has_an_elbow(const Mover& mover, VisitSquare visit) {
  for (const Step leap : knight_leaps) {
    const Step diagonal{long_half(leap).files + short_half(leap).files,
                        long_half(leap).ranks + short_half(leap).ranks};
    if (mover.walk.empty(mover.walk.neighbour(mover.from, diagonal))) {
      mover.walk.stand(mover.walk.neighbour(mover.from, leap), visit);
    }
  }
}

void leaps_forward_only(const Mover& mover, VisitSquare visit) {
  for (const int side : {-1, 1}) {
    const Step leap{side, 2 * forward(mover.colour)};
    mover.walk.stand(mover.walk.neighbour(mover.from, leap), visit);
  }
}

void forgets_a_leap(const Mover& mover, VisitSquare visit) {
  const Square forgotten = mover.walk.neighbour(mover.from, {-2, -1});
  mover.rightly([&](Square to) {
    if (to != forgotten) {
      visit(to);
    }
  });
}

void leaps_round_the_edge(const Mover& mover, VisitSquare visit) {
  mover.wrapped_steps(knight_leaps, visit);
}

void knight_takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.own_too(knight_leaps, visit);
}

void add_knights(MakpongFamily& family) {
  family.add<Goes>({"knight-has-a-leg", "M1", "A piece beside a knight stops its leaps there."},
                   knight, has_a_leg);
  family.add<Goes>(
      {"knight-has-an-elbow", "M1", "A piece diagonally beside a knight stops its leaps there."},
      knight, has_an_elbow);
  family.add<Goes>({"knight-leaps-forward-only", "M1", "A knight has the two leaps of shogi."},
                   knight, leaps_forward_only);
  family.add<Goes>(
      {"knight-forgets-a-leap", "M1", "The leap two files left, one down, is missing."}, knight,
      forgets_a_leap);
  family.add<Goes>({"knight-leaps-round-the-edge", "M1", "A knight leaps over the edge files."},
                   knight, leaps_round_the_edge);
  family.add<Goes>({"knight-takes-its-own", "M1", "A knight may take pieces of its own colour."},
                   knight, knight_takes_its_own);
}

}  // namespace

void add_rook_and_knight_mutants(MakpongFamily& family) {
  family.add<Goes>(
      {"rook-stops-before-the-edge", "M1", "A rook's slide ends one square before the edge."}, rook,
      stops_before_the_edge);
  family.add<Goes>({"rook-goes-six-at-most", "M1", "A rook goes at most six squares."}, rook,
                   goes_six_at_most);
  family.add<Goes>(
      {"rook-goes-through-an-enemy", "M1", "A rook may go on behind a piece it could take."}, rook,
      goes_through_an_enemy);
  family.add<Goes>(
      {"rook-takes-beyond-its-own", "M1", "A rook takes the first enemy behind an own piece."},
      rook, takes_beyond_its_own);
  family.add<Goes>({"rook-forgets-the-left", "M1", "A rook never goes towards the a-file."}, rook,
                   forgets_the_left);
  family.add<Goes>(
      {"rook-captures-along-files-only", "M1", "A rook does not capture along its rank."}, rook,
      captures_along_files_only);
  family.add<Goes>({"rook-slides-round-the-edge", "M1", "A rook on a rank goes on at its far end."},
                   rook, slides_round_the_edge);
  family.add<Goes>({"rook-steps-diagonally-too", "M1", "A rook has a king's diagonal steps."}, rook,
                   steps_diagonally_too);
  family.add<Goes>({"rook-takes-its-own", "M1", "A rook may take pieces of its own colour."}, rook,
                   rook_takes_its_own);
  add_knights(family);
}

}  // namespace hurdle::mutants
