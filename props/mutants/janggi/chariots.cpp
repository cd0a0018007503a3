// What engines get wrong about the chariot (J5): lines, and the marked diagonals of both palaces.
// Not here: a chariot that does not leave the centre of the enemy palace quietly by a diagonal.
// From there it attacks all other points of the palace, on one of which the enemy general stands;
// so its player never has the move.
#include "props/mutants/janggi/goes.hpp"
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

/// Straight as the rules say, diagonally as far as `may(to)`.
template <class May>
void only_diagonals(const Mover& mover, VisitSquare visit, May may) {
  mover.only(visit, [&](Square to) { return is_straight(mover.from, to) || may(to); });
}

void without_diagonals(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [](Square) { return false; });
}

void own_palace_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return in_palace(mover.colour, to); });
}

void enemy_palace_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return !in_palace(mover.colour, to); });
}

void han_palace_unmarked(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [](Square to) { return in_palace(Colour::white, to); });
}

void one_diagonal_step(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return distance(mover.from, to) == 1; });
}

void from_corners_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square) { return !is_centre(mover.from); });
}

void from_the_centre_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square) { return is_centre(mover.from); });
}

void rising_diagonals_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) {
    return files_between(mover.from, to) == ranks_between(mover.from, to);
  });
}

void diagonals_to_move(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return !mover.takes(to); });
}

void diagonals_to_take(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return mover.takes(to); });
}

void through_the_centre(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    for (const Step step : diagonal_steps) {
      const Square centre = mover.step(step);
      if (centre.exists() && is_centre(centre)) {
        mover.walk.stand(mover.walk.neighbour(centre, step), more);
      }
    }
  });
}

void any_diagonal_of_a_palace(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    mover.walk.steps(mover.from, diagonal_steps, [&](Square to) {
      if (in_a_palace(mover.from) && in_a_palace(to)) {
        more(to);
      }
    });
  });
}

void out_along_the_diagonals(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    if (is_centre(mover.from) || is_corner(mover.from)) {
      mover.walk.rays(mover.from, diagonal_steps, more);
    }
  });
}

void into_the_palace(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    mover.walk.steps(mover.from, diagonal_steps, [&](Square to) {
      if (is_corner(to) && !in_a_palace(mover.from)) {
        more(to);
      }
    });
  });
}

void eight_at_most(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return distance(mover.from, to) <= 8; });
}

void never_to_the_edge(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return !is_straight(mover.from, to) ||
           mover.walk.neighbour(to, towards(mover.from, to)).exists();
  });
}

void never_left(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return ranks_between(mover.from, to) != 0 || files_between(mover.from, to) > 0;
  });
}

void never_takes_beside_it(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return !mover.takes(to) || distance(mover.from, to) > 1; });
}

void through_its_own(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    for (const Step step : orthogonal_steps) {
      const Square first = mover.walk.first_piece(mover.from, step);
      if (first.exists() && !mover.walk.enemy(first)) {
        mover.walk.ray(first, step, more);
      }
    }
  });
}

void through_enemies(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    for (const Step step : orthogonal_steps) {
      const Square first = mover.walk.first_piece(mover.from, step);
      if (first.exists() && mover.walk.enemy(first)) {
        mover.walk.ray(first, step, more);
      }
    }
  });
}

void takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const Step step : orthogonal_steps) {
    mover.own(mover.walk.first_piece(mover.from, step), visit);
  }
}

void wraps(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    for (const Step step : {Step{1, 0}, Step{-1, 0}}) {
      Square square = wrapped(mover.from, step);
      while (mover.walk.empty(square) && square != mover.from) {
        more(square);
        square = wrapped(square, step);
      }
      mover.walk.stand(square, more);
    }
  });
}

void add_line_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, Going going, const char* error) {
    family.add<Goes>({name, "J5", error}, janggi::chariot, going);
  };
  add("chariot-goes-eight-at-most", eight_at_most,
      "A chariot goes eight points at most, so never from rank 1 to rank 10.");
  add("chariot-never-to-the-edge", never_to_the_edge,
      "A chariot stops one point before the edge of the board.");
  add("chariot-never-left", never_left, "A chariot never goes to the left.");
  add("chariot-never-takes-beside-it", never_takes_beside_it,
      "A chariot captures nothing on the next point.");
  add("chariot-through-its-own", through_its_own, "A chariot goes on past a piece of its own.");
  add("chariot-through-enemies", through_enemies, "A chariot goes on past an enemy piece.");
  add("chariot-takes-its-own", takes_its_own, "A chariot may capture its own pieces.");
  add("chariot-wraps", wraps, "A chariot goes over the edge of a rank to the next one.");
}

}  // namespace

void add_chariot_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, Going going, const char* error) {
    family.add<Goes>({name, "J5", error}, janggi::chariot, going);
  };
  add("chariot-without-diagonals", without_diagonals,
      "A chariot never goes along the marked diagonals.");
  add("chariot-diagonals-at-home-only", own_palace_only,
      "A chariot uses the diagonals of its own palace only.");
  add("chariot-diagonals-abroad-only", enemy_palace_only,
      "A chariot uses the diagonals of the enemy palace only.");
  add("chariot-han-palace-unmarked", han_palace_unmarked,
      "Only Cho's palace has diagonals for a chariot.");
  add("chariot-one-diagonal-step", one_diagonal_step,
      "A chariot goes one step along a marked diagonal, never from corner to corner.");
  add("chariot-diagonals-from-corners-only", from_corners_only,
      "A chariot on the centre of a palace does not go to its corners.");
  add("chariot-diagonals-from-the-centre-only", from_the_centre_only,
      "A chariot on a corner of a palace does not go to its centre.");
  add("chariot-on-one-diagonal", rising_diagonals_only,
      "A chariot knows only one of the two diagonals of a palace.");
  add("chariot-diagonals-to-move-only", diagonals_to_move,
      "A chariot captures nothing along the diagonals.");
  add("chariot-diagonals-to-take-only", diagonals_to_take,
      "A chariot goes along the diagonals only to capture.");
  add("chariot-through-the-centre", through_the_centre,
      "A piece on the centre of a palace does not stop a chariot on the diagonal.");
  add("chariot-on-any-palace-diagonal", any_diagonal_of_a_palace,
      "A chariot steps diagonally from every point of a palace.");
  add("chariot-out-along-the-diagonals", out_along_the_diagonals,
      "A chariot goes on along the diagonals beyond the palace.");
  add("chariot-diagonally-into-the-palace", into_the_palace,
      "A chariot outside steps diagonally onto a corner of the palace.");
  add_line_mutants(family);
}

}  // namespace hurdle::mutants::janggi_themes
