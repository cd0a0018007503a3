// Mutated cassias (N5), lame in three house_rules and leaping in one.
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::nine_elder {
namespace {

/// A leap and the points about it: the first step straight, the last one outward, and the step
/// straight to the other side of the diagonal.
struct Way {
  Square straight;
  Square diagonal;
  Square beside;
  Square to;
};

Way way_of(const Mover& mover, Step leap) {
  const Step outward{leap.files > 0 ? 1 : -1, leap.ranks > 0 ? 1 : -1};
  const Step first{leap.files - outward.files, leap.ranks - outward.ranks};
  const Step other{outward.files - first.files, outward.ranks - first.ranks};
  return {mover.step(first), mover.step(outward), mover.step(other), mover.step(leap)};
}

/// Leaps whose way is free by this info.
Going leaps_where(std::function<bool(const Mover& mover, const Way& way)> free) {
  return [free](const Mover& mover, VisitSquare visit) {
    for (const Step leap : knight_leaps) {
      const Way way = way_of(mover, leap);
      if (way.to.exists() && free(mover, way)) {
        mover.walk.stand(way.to, visit);
      }
    }
  };
}

bool way_is_free(const Mover& mover, const Way& way) {
  return mover.walk.empty(way.straight);
}

bool diagonal_is_free(const Mover& mover, const Way& way) {
  return mover.walk.empty(way.diagonal);
}

bool goes_far_ahead(const Mover& mover, Square to) {
  return ranks_between(mover.from, to) * forward(mover.colour) == 2;
}

bool goes_along_files(const Mover& mover, Square to) {
  const int ranks = ranks_between(mover.from, to);
  return ranks == 2 || ranks == -2;
}

/// What both house_rules of the leap get wrong alike.
MutantRules mutant_leaps() {
  return {
      {"cassia-goes-far-ahead-only", "N5", "A cassia goes as Shogi's knight, two ranks forward.",
       goes(plain(cassia), only_where(goes_far_ahead))},
      {"cassia-never-goes-back", "N5", "A cassia goes forward only.",
       goes(plain(cassia), only_where([](const Mover& mover, Square to) {
              return ranks_between(mover.from, to) * forward(mover.colour) > 0;
            }))},
      {"cassia-goes-along-files-only", "N5", "A cassia's first step is never sideways.",
       goes(plain(cassia), only_where(goes_along_files))},
      {"cassia-goes-round-the-board", "N5", "A cassia on the edge leaps to the other edge.",
       goes(plain(cassia), also(wrapped_steps(as_knight)))},
      {"cassia-needs-a-free-diagonal", "N5", "A cassia steps diagonally first, then straight.",
       goes(plain(cassia), leaps_where(diagonal_is_free))},
      {"cassia-needs-both-ways-free", "N5",
       "A cassia is stopped on its straight step and on its diagonal one.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return way_is_free(mover, way) && diagonal_is_free(mover, way);
            }))},
      {"cassia-needs-one-way-free", "N5",
       "A cassia may begin with the straight step or with the diagonal one.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return way_is_free(mover, way) || diagonal_is_free(mover, way);
            }))},
      {"cassia-is-stopped-beside-its-way", "N5",
       "A cassia needs the other straight neighbour of its way empty.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return mover.walk.empty(way.beside);
            }))},
      {"cassia-is-stopped-by-own-only", "N5", "Enemies do not stop a cassia.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return !mover.at(way.straight).belongs_to(mover.colour);
            }))},
      {"cassia-is-stopped-by-enemies-only", "N5", "Own pieces do not stop a cassia.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return !mover.walk.enemy(way.straight);
            }))},
      {"cassia-is-stopped-when-it-captures", "N5", "A cassia leaps unless it captures.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return mover.walk.empty(way.to) || way_is_free(mover, way);
            }))},
      {"cassia-is-stopped-unless-it-captures", "N5", "A cassia leaps when it captures.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return mover.walk.enemy(way.to) || way_is_free(mover, way);
            }))},
      {"cassia-is-stopped-along-files", "N5", "A cassia leaps when it goes sideways.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return way.straight.file() != mover.from.file() || way_is_free(mover, way);
            }))},
      {"cassia-is-stopped-along-ranks", "N5", "A cassia leaps when it goes up or down.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return way.straight.rank() != mover.from.rank() || way_is_free(mover, way);
            }))},
  };
}

MutantRules mutant_lame_leaps() {
  return {
      {"cassia-leaps", "N5", "Nothing stops a cassia.", goes(plain(cassia), steps(as_knight))},
      {"cassia-checks-by-leaps", "N5", "Nothing stops the check of a cassia.",
       attacks(plain(cassia), steps(as_knight))},
      {"cassia-check-is-stopped-beside-the-jade", "N5",
       "The check of a cassia is stopped by a piece diagonally before it, where a cassia on the "
       "jade's square would begin.",
       attacks(plain(cassia), leaps_where(diagonal_is_free))},
  };
}

MutantRules mutant_free_leaps() {
  return {
      {"cassia-is-stopped", "N5", "A piece on its first step stops a cassia.",
       goes(plain(cassia), leaps_where(way_is_free))},
      {"cassia-check-is-stopped", "N5", "A piece on its first step stops the check of a cassia.",
       attacks(plain(cassia), leaps_where(way_is_free))},
      {"cassia-leaps-as-shogis-knight", "N5", "Only the two leaps straight ahead are free.",
       goes(plain(cassia), leaps_where([](const Mover& mover, const Way& way) {
              return goes_far_ahead(mover, way.to) || way_is_free(mover, way);
            }))},
  };
}

}  // namespace

MutantRules mutant_cassias(const Notation& variant) {
  return joined<Hooks>(mutant_leaps(),
                       &variant == &notation_leaping ? mutant_free_leaps() : mutant_lame_leaps());
}

}  // namespace hurdle::nine_elder
