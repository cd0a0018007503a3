// What engines get wrong about the cannon on the marked diagonals (J6).
#include "props/mutants/janggi/jumps.hpp"
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

/// Straight as the rules say, diagonally as far as `may(to)`.
template <class May>
void only_diagonals(const Mover& mover, VisitSquare visit, May may) {
  mover.only(visit, [&](Square to) { return !is_diagonal(mover.from, to) || may(to); });
}

void never(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [](Square) { return false; });
}

void at_home_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return in_palace(mover.colour, to); });
}

void abroad_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return !in_palace(mover.colour, to); });
}

void han_palace_unmarked(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [](Square to) { return in_palace(Colour::white, to); });
}

void only_to_take(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return mover.takes(to); });
}

void only_to_move(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) { return !mover.takes(to); });
}

void one_diagonal(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) {
    return files_between(mover.from, to) == ranks_between(mover.from, to);
  });
}

void over_generals_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) {
    const Kind hurdle = mover.at(hurdle_towards(mover, to)).kind();
    return hurdle == janggi::general || hurdle == janggi::guard;
  });
}

void over_its_own_only(const Mover& mover, VisitSquare visit) {
  only_diagonals(mover, visit, [&](Square to) {
    return mover.at(hurdle_towards(mover, to)).belongs_to(mover.colour);
  });
}

void without_a_hurdle(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_palace_jump(mover, [&](Square centre, Square corner, Step) {
    if (mover.walk.empty(centre)) {
      land(mover, corner, visit);
    }
  });
}

void quietly_without_a_hurdle(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_palace_jump(mover, [&](Square centre, Square corner, Step) {
    if (mover.walk.empty(centre) && mover.walk.empty(corner)) {
      visit(corner);
    }
  });
}

void steps_to_the_centre(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_palace_jump(mover, [&](Square centre, Square, Step) { land(mover, centre, visit); });
}

void on_out_of_the_palace(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_palace_jump(mover, [&](Square centre, Square corner, Step step) {
    if (!mover.walk.empty(centre) && mover.at(centre).kind() != janggi::cannon &&
        mover.walk.empty(corner)) {
      land_behind(mover, corner, step, visit);
    }
  });
}

void from_the_centre(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  if (!is_centre(mover.from)) {
    return;
  }
  for (const Step step : diagonal_steps) {
    const Square corner = mover.step(step);
    if (mover.at(corner) && mover.at(corner).kind() != janggi::cannon) {
      land(mover, mover.walk.neighbour(corner, step), visit);
    }
  }
}

void from_outside(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  if (in_a_palace(mover.from)) {
    return;
  }
  for (const Step step : diagonal_steps) {
    const Square corner = mover.step(step);
    if (corner.exists() && is_corner(corner) && mover.at(corner) &&
        mover.at(corner).kind() != janggi::cannon) {
      const Square centre = mover.walk.neighbour(corner, step);
      if (centre.exists() && is_centre(centre)) {
        land(mover, centre, visit);
      }
    }
  }
}

}  // namespace

void add_palace_jump_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, Going going, const char* error) {
    family.add<Goes>({name, "J6", error}, janggi::cannon, going);
  };
  add("palace-jump-never", never, "A cannon never jumps along the marked diagonals.");
  add("palace-jump-at-home-only", at_home_only,
      "A cannon jumps along the diagonals of its own palace only.");
  add("palace-jump-abroad-only", abroad_only,
      "A cannon jumps along the diagonals of the enemy palace only.");
  add("palace-jump-han-palace-unmarked", han_palace_unmarked,
      "Only Cho's palace has diagonals for a cannon.");
  add("palace-jump-only-to-take", only_to_take, "A cannon jumps diagonally only to capture.");
  add("palace-jump-only-to-move", only_to_move, "A cannon captures nothing along a diagonal.");
  add("palace-jump-on-one-diagonal", one_diagonal,
      "A cannon knows only one of the two diagonals of a palace.");
  add("palace-jump-over-palace-pieces-only", over_generals_only,
      "On a diagonal only a general or a guard is a hurdle.");
  add("palace-jump-over-its-own-only", over_its_own_only,
      "On a diagonal only an own piece is a hurdle.");
  add("palace-jump-without-a-hurdle", without_a_hurdle,
      "A cannon goes from corner to corner over an empty centre too.");
  add("palace-jump-quietly-without-a-hurdle", quietly_without_a_hurdle,
      "A cannon needs no hurdle to move from corner to corner, only to capture there.");
  add("palace-jump-stops-on-the-centre", steps_to_the_centre,
      "A cannon steps from a corner of a palace to its centre, as a chariot does.");
  add("palace-jump-goes-on-outside", on_out_of_the_palace,
      "A cannon that jumps the centre of a palace may land beyond the far corner.");
  add("palace-jump-from-the-centre", from_the_centre,
      "A cannon on the centre of a palace jumps a corner diagonally.");
  add("palace-jump-from-outside", from_outside,
      "A cannon outside a palace jumps its corner diagonally onto the centre.");
}

}  // namespace hurdle::mutants::janggi_themes
