// What engines get wrong about the elephant (J4): its two points between, its length and edges.
#include "props/mutants/janggi/lame_leaps.hpp"
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

bool is_free(const Mover& mover, const Way& way) {
  return mover.walk.empty(way.leg) && mover.walk.empty(way.eye);
}

/// Goes a way when no piece that `stops(piece)` stands on it.
template <class Stops>
void leap_past(const Mover& mover, VisitSquare visit, Stops stops) {
  const auto open = [&](Square square) {
    return mover.walk.empty(square) || !stops(mover.at(square));
  };
  leap(mover, 2, visit, [&](const Way& way) { return open(way.leg) && open(way.eye); });
}

void leaps(const Mover& mover, VisitSquare visit) {
  leap(mover, 2, visit, [](const Way&) { return true; });
}

void ignores_the_first_point(const Mover& mover, VisitSquare visit) {
  leap(mover, 2, visit, [&](const Way& way) { return mover.walk.empty(way.eye); });
}

void ignores_the_second_point(const Mover& mover, VisitSquare visit) {
  leap(mover, 2, visit, [&](const Way& way) { return mover.walk.empty(way.leg); });
}

void stopped_by_both_only(const Mover& mover, VisitSquare visit) {
  leap(mover, 2, visit,
       [&](const Way& way) { return mover.walk.empty(way.leg) || mover.walk.empty(way.eye); });
}

void diagonally_first(const Mover& mover, VisitSquare visit) {
  leap(mover, 2, visit, [&](const Way& way) {
    const Square next = mover.walk.neighbour(way.beside, way.outward);
    return mover.walk.empty(way.beside) && mover.walk.empty(next);
  });
}

void leg_on_the_wrong_side(const Mover& mover, VisitSquare visit) {
  leap(mover, 2, visit, [&](const Way& way) {
    return mover.walk.empty(way.eye) &&
           mover.walk.empty(mover.step(
               {way.outward.files - way.straight.files, way.outward.ranks - way.straight.ranks}));
  });
}

void past_enemies(const Mover& mover, VisitSquare visit) {
  leap_past(mover, visit, [&](Piece piece) { return piece.belongs_to(mover.colour); });
}

void past_its_own(const Mover& mover, VisitSquare visit) {
  leap_past(mover, visit, [&](Piece piece) { return !piece.belongs_to(mover.colour); });
}

void leaps_to_take(const Mover& mover, VisitSquare visit) {
  leap(mover, 2, visit,
       [&](const Way& way) { return is_free(mover, way) || mover.takes(way.end); });
}

void leaps_quietly(const Mover& mover, VisitSquare visit) {
  leap(mover, 2, visit,
       [&](const Way& way) { return is_free(mover, way) || !mover.takes(way.end); });
}

void stays_behind_the_river(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return own_rank(mover.colour, to) <= 5; });
}

void two_diagonals(const Mover& mover, VisitSquare visit) {
  for (const Step step : diagonal_steps) {
    const Square eye = mover.step(step);
    if (mover.walk.empty(eye)) {
      mover.walk.stand(mover.walk.neighbour(eye, step), visit);
    }
  }
}

void two_straight(const Mover& mover, VisitSquare visit) {
  for_each_way(mover, 1, [&](const Way& way) {
    const Square second = mover.walk.neighbour(way.leg, way.straight);
    if (mover.walk.empty(way.leg) && mover.walk.empty(second)) {
      mover.walk.stand(mover.walk.neighbour(second, way.outward), visit);
    }
  });
}

void stops_short(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  leap(mover, 1, visit, [&](const Way& way) { return mover.walk.empty(way.leg); });
}

void misses_one_way(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return files_between(mover.from, to) != 3 || ranks_between(mover.from, to) != -2;
  });
}

void misses_the_last_rank(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return to.rank() < 9; });
}

void wraps(const Mover& mover, VisitSquare visit) {
  leap_wrapped(mover, 2, visit);
}

void takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_way(mover, 2, [&](const Way& way) {
    if (is_free(mover, way)) {
      mover.own(way.end, visit);
    }
  });
}

void never_into_palaces(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return !in_palace(mover.colour, to); });
}

}  // namespace

void add_elephant_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, Going going, const char* error) {
    family.add<Goes>({name, "J4", error}, janggi::elephant, going);
  };
  add("elephant-leaps", leaps, "An elephant leaps over everything.");
  add("elephant-ignores-the-first-point", ignores_the_first_point,
      "Only a piece on the second point of its way stops an elephant.");
  add("elephant-ignores-the-second-point", ignores_the_second_point,
      "Only a piece on the first point of its way stops an elephant, as a horse.");
  add("elephant-stopped-by-two-only", stopped_by_both_only,
      "An elephant is stopped only when both points of its way are occupied.");
  add("elephant-diagonally-first", diagonally_first,
      "An elephant goes two steps diagonally, then one straight.");
  add("elephant-leg-on-the-wrong-side", leg_on_the_wrong_side,
      "The first point that stops an elephant lies along the shorter side of its way.");
  add("elephant-passes-enemies", past_enemies, "Only own pieces stop an elephant.");
  add("elephant-passes-its-own", past_its_own, "Only enemy pieces stop an elephant.");
  add("elephant-leaps-to-take", leaps_to_take, "An elephant that captures leaps over everything.");
  add("elephant-leaps-quietly", leaps_quietly, "An elephant is stopped only when it captures.");
  add("elephant-stays-behind-the-river", stays_behind_the_river,
      "An elephant never crosses to the enemy's half of the board.");
  add("elephant-goes-two-diagonals", two_diagonals,
      "An elephant goes two steps diagonally and none straight.");
  add("elephant-goes-two-straight", two_straight,
      "An elephant goes two steps straight, then one diagonally.");
  add("elephant-stops-short", stops_short, "An elephant may also stop where a horse would.");
  add("elephant-misses-one-way", misses_one_way,
      "An elephant never goes three files right and two ranks down.");
  add("elephant-misses-the-last-rank", misses_the_last_rank, "No elephant goes to rank 10.");
  add("elephant-wraps", wraps, "An elephant goes over the edge of a rank to the other side.");
  add("elephant-takes-its-own", takes_its_own, "An elephant may capture its own pieces.");
  add("elephant-never-enters-its-palace", never_into_palaces,
      "An elephant never goes into its own palace.");
}

}  // namespace hurdle::mutants::janggi_themes
