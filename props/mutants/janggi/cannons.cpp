// What engines get wrong about the cannon on ranks and files (J6).
#include "props/mutants/janggi/jumps.hpp"
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

bool is_cannon(Piece piece) {
  return piece && piece.kind() == janggi::cannon;
}

void slides_quietly(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    mover.walk.rays(mover.from, orthogonal_steps, [&](Square to) {
      if (!mover.takes(to)) {
        more(to);
      }
    });
  });
}

void as_in_xiangqi(const Mover& mover, VisitSquare visit) {
  mover.walk.rays(mover.from, orthogonal_steps, [&](Square to) {
    if (!mover.takes(to)) {
      visit(to);
    }
  });
  mover.only(visit, [&](Square to) { return mover.takes(to) || is_diagonal(mover.from, to); });
}

void takes_without_a_hurdle(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    for_each_first_piece(mover, [&](Square first, Step) { land(mover, first, more); });
  });
}

void jumps_only_to_take(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return mover.takes(to); });
}

void jumps_only_to_move(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return !mover.takes(to); });
}

void over_its_own_only(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return mover.at(hurdle_towards(mover, to)).belongs_to(mover.colour);
  });
}

void over_enemies_only(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return !mover.at(hurdle_towards(mover, to)).belongs_to(mover.colour);
  });
}

/// Visits (second piece, step) where two pieces that are no cannons stand one behind the other.
template <class Visit>
void for_each_second_piece(const Mover& mover, Visit visit) {
  for_each_first_piece(mover, [&](Square first, Step step) {
    const Square second = mover.walk.first_piece(first, step);
    if (second.exists() && !is_cannon(mover.at(first)) && !is_cannon(mover.at(second))) {
      visit(second, step);
    }
  });
}

void jumps_two(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_second_piece(mover,
                        [&](Square second, Step step) { land_behind(mover, second, step, visit); });
}

void jumps_two_to_take(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_second_piece(mover, [&](Square second, Step step) {
    const Square third = mover.walk.first_piece(second, step);
    if (third.exists()) {
      land(mover, third, visit);
    }
  });
}

void lands_behind_the_hurdle(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return distance(hurdle_towards(mover, to), to) == 1; });
}

void takes_behind_the_hurdle(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return !mover.takes(to) || distance(hurdle_towards(mover, to), to) == 1;
  });
}

void hurdle_beside_it(const Mover& mover, VisitSquare visit) {
  mover.only(visit,
             [&](Square to) { return distance(mover.from, hurdle_towards(mover, to)) == 1; });
}

void hurdle_not_beside_it(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return is_diagonal(mover.from, to) || distance(mover.from, hurdle_towards(mover, to)) > 1;
  });
}

void never_over_generals(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return mover.at(hurdle_towards(mover, to)).kind() != janggi::general;
  });
}

void along_files_only(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return ranks_between(mover.from, to) != 0; });
}

void never_to_the_edge(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return is_diagonal(mover.from, to) ||
           mover.walk.neighbour(to, towards(mover.from, to)).exists();
  });
}

void eight_at_most(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return distance(mover.from, to) <= 8; });
}

void takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_first_piece(mover, [&](Square first, Step step) {
    const Square second = mover.walk.first_piece(first, step);
    if (second.exists() && !is_cannon(mover.at(first)) && !is_cannon(mover.at(second))) {
      mover.own(second, visit);
    }
  });
}

void wraps(const Mover& mover, VisitSquare visit) {
  mover.also(visit, [&](VisitSquare more) {
    for (const Step step : {Step{1, 0}, Step{-1, 0}}) {
      const Square hurdle = mover.walk.first_piece(mover.from, step);
      if (!hurdle.exists() || is_cannon(mover.at(hurdle))) {
        continue;
      }
      Square square = wrapped(hurdle, step);
      for (; mover.walk.empty(square); square = wrapped(square, step)) {
        more(square);
      }
      if (square.exists()) {
        land(mover, square, more);
      }
    }
  });
}

}  // namespace

void add_cannon_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, Going going, const char* error) {
    family.add<Goes>({name, "J6", error}, janggi::cannon, going);
  };
  add("cannon-also-slides", slides_quietly, "A cannon that does not capture needs no hurdle.");
  add("cannon-as-in-xiangqi", as_in_xiangqi, "A cannon slides to move and jumps only to capture.");
  add("cannon-takes-without-a-hurdle", takes_without_a_hurdle,
      "A cannon may capture the first piece that it meets.");
  add("cannon-jumps-only-to-take", jumps_only_to_take, "A cannon jumps only to capture.");
  add("cannon-jumps-only-to-move", jumps_only_to_move, "A cannon captures nothing.");
  add("cannon-over-its-own-only", over_its_own_only, "Only an own piece is a hurdle.");
  add("cannon-over-enemies-only", over_enemies_only, "Only an enemy piece is a hurdle.");
  add("cannon-jumps-two", jumps_two, "A cannon may jump one piece or two.");
  add("cannon-jumps-two-to-take", jumps_two_to_take,
      "A cannon that captures may jump one piece or two.");
  add("cannon-lands-behind-the-hurdle", lands_behind_the_hurdle,
      "A cannon lands on the first point behind its hurdle and nowhere else.");
  add("cannon-takes-behind-the-hurdle", takes_behind_the_hurdle,
      "A cannon captures only a piece right behind its hurdle.");
  add("cannon-hurdle-beside-it", hurdle_beside_it, "A hurdle must stand on the next point.");
  add("cannon-hurdle-not-beside-it", hurdle_not_beside_it,
      "A piece on the next point of a line is no hurdle.");
  add("cannon-never-over-generals", never_over_generals, "A general is no hurdle.");
  add("cannon-along-files-only", along_files_only, "A cannon never jumps along a rank.");
  add("cannon-never-to-the-edge", never_to_the_edge,
      "A cannon stops one point before the edge of the board.");
  add("cannon-goes-eight-at-most", eight_at_most,
      "A cannon goes eight points at most, so never from rank 1 to rank 10.");
  add("cannon-takes-its-own", takes_its_own, "A cannon may capture its own pieces.");
  add("cannon-wraps", wraps, "A cannon lands over the edge of a rank on the next one.");
}

}  // namespace hurdle::mutants::janggi_themes
