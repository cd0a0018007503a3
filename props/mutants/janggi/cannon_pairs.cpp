// What engines get wrong about cannon and cannon (J7).
#include "props/mutants/janggi/jumps.hpp"
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

bool is_cannon(Piece piece) {
  return piece && piece.kind() == janggi::cannon;
}

/// Also jumps the cannons that `may(cannon)`, straight.
template <class May>
void over_cannons(const Mover& mover, VisitSquare visit, May may) {
  mover.rightly(visit);
  for_each_first_piece(mover, [&](Square first, Step step) {
    if (is_cannon(mover.at(first)) && may(mover.at(first))) {
      land_behind(mover, first, step, visit);
    }
  });
}

/// Also takes cannons behind a lawful hurdle, straight.
void take_cannons(const Mover& mover, VisitSquare visit) {
  for_each_first_piece(mover, [&](Square first, Step step) {
    const Square second = mover.walk.first_piece(first, step);
    if (!is_cannon(mover.at(first)) && mover.walk.enemy(second) && is_cannon(mover.at(second))) {
      visit(second);
    }
  });
}

void take_cannons_diagonally(const Mover& mover, VisitSquare visit) {
  for_each_palace_jump(mover, [&](Square centre, Square corner, Step) {
    if (mover.at(centre) && !is_cannon(mover.at(centre)) && mover.walk.enemy(corner) &&
        is_cannon(mover.at(corner))) {
      visit(corner);
    }
  });
}

void over_cannons_diagonally(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_palace_jump(mover, [&](Square centre, Square corner, Step) {
    if (is_cannon(mover.at(centre))) {
      land(mover, corner, visit);
    }
  });
}

void over_all_cannons(const Mover& mover, VisitSquare visit) {
  over_cannons(mover, visit, [](Piece) { return true; });
  for_each_palace_jump(mover, [&](Square centre, Square corner, Step) {
    if (is_cannon(mover.at(centre))) {
      land(mover, corner, visit);
    }
  });
}

void over_own_cannons(const Mover& mover, VisitSquare visit) {
  over_cannons(mover, visit, [&](Piece hurdle) { return hurdle.belongs_to(mover.colour); });
}

void over_enemy_cannons(const Mover& mover, VisitSquare visit) {
  over_cannons(mover, visit, [&](Piece hurdle) { return !hurdle.belongs_to(mover.colour); });
}

void over_cannons_to_take(const Mover& mover, VisitSquare visit) {
  over_cannons(
      mover,
      [&](Square to) {
        if (mover.takes(to) || !is_cannon(mover.at(hurdle_towards(mover, to)))) {
          visit(to);
        }
      },
      [](Piece) { return true; });
}

void over_cannons_to_move(const Mover& mover, VisitSquare visit) {
  over_cannons(
      mover,
      [&](Square to) {
        if (!mover.takes(to) || !is_cannon(mover.at(hurdle_towards(mover, to)))) {
          visit(to);
        }
      },
      [](Piece) { return true; });
}

void takes_cannons(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  take_cannons(mover, visit);
  take_cannons_diagonally(mover, visit);
}

void takes_cannons_on_lines(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  take_cannons(mover, visit);
}

void takes_cannons_on_diagonals(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  take_cannons_diagonally(mover, visit);
}

void sees_through_cannons(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_first_piece(mover, [&](Square first, Step step) {
    Square hurdle = first;
    while (hurdle.exists() && is_cannon(mover.at(hurdle))) {
      hurdle = mover.walk.first_piece(hurdle, step);
    }
    if (hurdle != first && hurdle.exists()) {
      land_behind(mover, hurdle, step, visit);
    }
  });
}

void lands_beyond_cannons(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_first_piece(mover, [&](Square first, Step step) {
    Square second = mover.walk.first_piece(first, step);
    while (!is_cannon(mover.at(first)) && second.exists() && is_cannon(mover.at(second))) {
      land_behind(mover, second, step, visit);
      second = mover.walk.first_piece(second, step);
    }
  });
}

void cannon_behind_closes_the_way(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    const Step step = towards(mover.from, to);
    const Square second = mover.walk.first_piece(hurdle_towards(mover, to), step);
    return is_diagonal(mover.from, to) || !second.exists() || !is_cannon(mover.at(second));
  });
}

void stops_two_before_a_cannon(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    const Square next = mover.walk.neighbour(to, towards(mover.from, to));
    return mover.takes(to) || is_diagonal(mover.from, to) || !mover.walk.enemy(next) ||
           !is_cannon(mover.at(next));
  });
}

/// Other pieces think that a cannon cannot be captured by them either.
void spares_cannons(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return !is_cannon(mover.at(to)); });
}

}  // namespace

void add_cannon_pair_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, Going going, const char* error) {
    family.add<Goes>({name, "J7", error}, janggi::cannon, going);
  };
  add("cannon-hops-over-cannons", over_all_cannons, "A cannon may jump another cannon.");
  add("cannon-hops-over-own-cannons", over_own_cannons,
      "Only an enemy cannon is no hurdle; a cannon may jump its own.");
  add("cannon-hops-over-enemy-cannons", over_enemy_cannons,
      "Only the own cannon is no hurdle; a cannon may jump an enemy one.");
  add("cannon-hops-over-cannons-to-take", over_cannons_to_take,
      "A cannon that captures may jump another cannon.");
  add("cannon-hops-over-cannons-to-move", over_cannons_to_move,
      "A cannon that does not capture may jump another cannon.");
  add("cannon-hops-over-cannons-on-diagonals", over_cannons_diagonally,
      "On a marked diagonal a cannon may jump another cannon.");
  add("cannon-takes-cannons", takes_cannons, "A cannon may capture a cannon.");
  add("cannon-takes-cannons-on-lines", takes_cannons_on_lines,
      "A cannon may capture a cannon along a rank or file.");
  add("cannon-takes-cannons-on-diagonals", takes_cannons_on_diagonals,
      "A cannon may capture a cannon along a marked diagonal.");
  add("cannon-sees-through-cannons", sees_through_cannons,
      "A cannon in the way counts for nothing, and the next piece is the hurdle.");
  add("cannon-lands-beyond-cannons", lands_beyond_cannons,
      "Behind its hurdle a cannon passes other cannons.");
  add("cannon-behind-closes-the-way", cannon_behind_closes_the_way,
      "A cannon behind the hurdle closes the whole direction.");
  add("cannon-stops-two-before-a-cannon", stops_two_before_a_cannon,
      "A cannon never lands beside an enemy cannon that stops it.");
  family.add<Goes>({"chariot-spares-cannons", "J7", "A chariot may not capture a cannon either."},
                   janggi::chariot, Going{spares_cannons});
}

}  // namespace hurdle::mutants::janggi_themes
