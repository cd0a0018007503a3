// What engines get wrong about the horse (J3): the leg, directions and edges.
#include "props/mutants/janggi/lame_leaps.hpp"
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

void leaps(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit, [](const Way&) { return true; });
}

void leg_beside_the_target(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit, [&](const Way& way) { return mover.walk.empty(way.beside); });
}

void leg_on_the_wrong_side(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit, [&](const Way& way) {
    return mover.walk.empty(mover.step(
        {way.outward.files - way.straight.files, way.outward.ranks - way.straight.ranks}));
  });
}

void both_points_empty(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit,
       [&](const Way& way) { return mover.walk.empty(way.leg) && mover.walk.empty(way.beside); });
}

void one_point_empty(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit,
       [&](const Way& way) { return mover.walk.empty(way.leg) || mover.walk.empty(way.beside); });
}

void past_enemies(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit,
       [&](const Way& way) { return mover.walk.empty(way.leg) || mover.walk.enemy(way.leg); });
}

void past_its_own(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit,
       [&](const Way& way) { return mover.walk.empty(way.leg) || !mover.walk.enemy(way.leg); });
}

void leaps_to_take(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit,
       [&](const Way& way) { return mover.walk.empty(way.leg) || mover.takes(way.end); });
}

void leaps_quietly(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit,
       [&](const Way& way) { return mover.walk.empty(way.leg) || !mover.takes(way.end); });
}

void han_leaps(const Mover& mover, VisitSquare visit) {
  leap(mover, 1, visit,
       [&](const Way& way) { return mover.walk.empty(way.leg) || mover.colour == Colour::black; });
}

void on_marked_diagonals(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  mover.walk.steps(mover.from, diagonal_steps, [&](Square to) {
    if (is_marked(mover.from, to)) {
      visit(to);
    }
  });
}

void misses_one_way(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return files_between(mover.from, to) != -2 || ranks_between(mover.from, to) != -1;
  });
}

void misses_the_last_rank(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return to.rank() < 9; });
}

void misses_the_last_file(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) { return to.file() < 8; });
}

void wraps(const Mover& mover, VisitSquare visit) {
  leap_wrapped(mover, 1, visit);
}

void takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for_each_way(mover, 1, [&](const Way& way) {
    if (mover.walk.empty(way.leg)) {
      mover.own(way.end, visit);
    }
  });
}

void only_forward(const Mover& mover, VisitSquare visit) {
  mover.only(visit, [&](Square to) {
    return own_rank(mover.colour, to) > own_rank(mover.colour, mover.from);
  });
}

}  // namespace

void add_horse_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, Going going, const char* error) {
    family.add<Goes>({name, "J3", error}, janggi::horse, going);
  };
  add("horse-leaps", leaps, "A horse leaps over everything, as a knight does.");
  add("horse-leg-beside-the-target", leg_beside_the_target,
      "A horse steps diagonally first, so a piece beside its target stops it.");
  add("horse-leg-on-the-wrong-side", leg_on_the_wrong_side,
      "A horse is stopped on the point along its shorter way.");
  add("horse-needs-both-points", both_points_empty,
      "A piece on either of the points between stops a horse.");
  add("horse-needs-one-point", one_point_empty,
      "A horse goes round a piece, diagonally first, when that point is empty.");
  add("horse-passes-enemies", past_enemies, "Only own pieces stop a horse.");
  add("horse-passes-its-own", past_its_own, "Only enemy pieces stop a horse.");
  add("horse-leaps-to-take", leaps_to_take, "A horse that captures leaps over everything.");
  add("horse-leaps-quietly", leaps_quietly, "A horse is stopped only when it captures.");
  add("han-horse-leaps", han_leaps, "Only Cho's horses can be stopped.");
  add("horse-on-marked-diagonals", on_marked_diagonals,
      "In a palace a horse may also step along a marked diagonal.");
  add("horse-misses-one-way", misses_one_way, "A horse never goes two files left and one down.");
  add("horse-misses-the-last-rank", misses_the_last_rank, "No horse goes to rank 10.");
  add("horse-misses-the-last-file", misses_the_last_file, "No horse goes to the i-file.");
  add("horse-wraps", wraps, "A horse goes over the edge of a rank to the other side.");
  add("horse-takes-its-own", takes_its_own, "A horse may capture its own pieces.");
  add("horse-only-forward", only_forward, "A horse never goes backward.");
}

}  // namespace hurdle::mutants::janggi_themes
