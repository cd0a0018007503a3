// Errors about the cassia (N5), lame in three readings and leaping in one.
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

using nine_elder::cassia;

const Steps leaps{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/// The points about a leap: the first step straight, the last one outward, and the step straight to
/// the other side of the diagonal.
struct Way {
  Square straight;
  Square diagonal;
  Square beside;
};

Way way_of(const Mover& mover, Step leap) {
  const Step outward{leap.files > 0 ? 1 : -1, leap.ranks > 0 ? 1 : -1};
  const Step first{leap.files - outward.files, leap.ranks - outward.ranks};
  const Step other{outward.files - first.files, outward.ranks - first.ranks};
  return {mover.walk.neighbour(mover.from, first), mover.walk.neighbour(mover.from, outward),
          mover.walk.neighbour(mover.from, other)};
}

/// Leaps whose way is free by this belief.
Going leaps_where(std::function<bool(const Mover& mover, const Way& way, Square to)> free) {
  return [free = std::move(free)](const Mover& mover, VisitSquare visit) {
    for (const Step leap : leaps) {
      const Square to = mover.walk.neighbour(mover.from, leap);
      if (to.exists() && free(mover, way_of(mover, leap), to)) {
        mover.walk.stand(to, visit);
      }
    }
  };
}

bool diagonal_is_free(const Mover& mover, const Way& way, Square /*to*/) {
  return mover.walk.empty(way.diagonal);
}

bool beside_is_free(const Mover& mover, const Way& way, Square /*to*/) {
  return mover.walk.empty(way.beside);
}

bool both_are_free(const Mover& mover, const Way& way, Square /*to*/) {
  return mover.walk.empty(way.straight) && mover.walk.empty(way.diagonal);
}

bool either_is_free(const Mover& mover, const Way& way, Square /*to*/) {
  return mover.walk.empty(way.straight) || mover.walk.empty(way.diagonal);
}

bool no_own_piece_stops(const Mover& mover, const Way& way, Square /*to*/) {
  return !mover.at(way.straight).belongs_to(mover.colour);
}

bool no_enemy_stops(const Mover& mover, const Way& way, Square /*to*/) {
  return !mover.walk.enemy(way.straight);
}

bool captures_are_stopped(const Mover& mover, const Way& way, Square to) {
  return mover.walk.empty(to) || mover.walk.empty(way.straight);
}

bool quiet_moves_are_stopped(const Mover& mover, const Way& way, Square to) {
  return mover.walk.enemy(to) || mover.walk.empty(way.straight);
}

bool way_ahead_is_free(const Mover& mover, const Way& way, Square /*to*/) {
  return way.straight.file() != mover.from.file() || mover.walk.empty(way.straight);
}

bool way_sideways_is_free(const Mover& mover, const Way& way, Square /*to*/) {
  return way.straight.rank() != mover.from.rank() || mover.walk.empty(way.straight);
}

bool way_is_free(const Mover& mover, const Way& way, Square /*to*/) {
  return mover.walk.empty(way.straight);
}

bool goes_ahead(const Mover& mover, Square to) {
  return (to.rank() - mover.from.rank()) * forward(mover.colour) > 0;
}

bool goes_far_ahead(const Mover& mover, Square to) {
  return (to.rank() - mover.from.rank()) * forward(mover.colour) == 2;
}

bool goes_along_files(const Mover& mover, Square to) {
  return to.rank() - mover.from.rank() == 2 || mover.from.rank() - to.rank() == 2;
}

/// What both readings of the leap get wrong alike.
std::vector<WrongGoing> errors_of_both() {
  return {
      {{"cassia-goes-far-ahead-only", "N5", "A cassia goes as Shogi's knight, two ranks forward."},
       {cassia},
       only_where(goes_far_ahead)},
      {{"cassia-never-goes-back", "N5", "A cassia goes forward only."},
       {cassia},
       only_where(goes_ahead)},
      {{"cassia-goes-along-files-only", "N5", "A cassia's first step is never sideways."},
       {cassia},
       only_where(goes_along_files)},
      {{"cassia-goes-round-the-board", "N5", "A cassia on the edge leaps to the other edge."},
       {cassia},
       also(wrapped_steps(leaps))},
      {{"cassia-needs-a-free-diagonal", "N5", "A cassia steps diagonally first, then straight."},
       {cassia},
       leaps_where(diagonal_is_free)},
      {{"cassia-needs-both-ways-free", "N5",
        "A cassia is stopped on its straight step and on its diagonal one."},
       {cassia},
       leaps_where(both_are_free)},
      {{"cassia-needs-one-way-free", "N5",
        "A cassia may begin with the straight step or with the diagonal one."},
       {cassia},
       leaps_where(either_is_free)},
      {{"cassia-is-stopped-beside-its-way", "N5",
        "A cassia needs the other straight neighbour of its way empty."},
       {cassia},
       leaps_where(beside_is_free)},
      {{"cassia-is-stopped-by-own-only", "N5", "Enemies do not stop a cassia."},
       {cassia},
       leaps_where(no_own_piece_stops)},
      {{"cassia-is-stopped-by-enemies-only", "N5", "Own pieces do not stop a cassia."},
       {cassia},
       leaps_where(no_enemy_stops)},
      {{"cassia-is-stopped-when-it-captures", "N5", "A cassia leaps unless it captures."},
       {cassia},
       leaps_where(captures_are_stopped)},
      {{"cassia-is-stopped-unless-it-captures", "N5", "A cassia leaps when it captures."},
       {cassia},
       leaps_where(quiet_moves_are_stopped)},
      {{"cassia-is-stopped-along-files", "N5", "A cassia leaps when it goes sideways."},
       {cassia},
       leaps_where(way_ahead_is_free)},
      {{"cassia-is-stopped-along-ranks", "N5", "A cassia leaps when it goes up or down."},
       {cassia},
       leaps_where(way_sideways_is_free)},
  };
}

}  // namespace

void add_cassia_mutants(Readings& family) {
  add_all(family, errors_of_both());
  const Belief leaping{"cassia-leaps", "N5", "Nothing stops a cassia."};
  const Belief checks{"cassia-checks-by-leaps", "N5", "Nothing stops the check of a cassia."};
  const Belief beside{"cassia-check-is-stopped-beside-the-jade", "N5",
                      "The check of a cassia is stopped by a piece diagonally before it, where a "
                      "cassia on the jade's square would begin."};
  const auto add_to_lame = [&]<class... Some>(std::type_identity<std::tuple<Some...>> /*all*/) {
    (family.add_to<Goes, Some>(leaping, Which{cassia}, steps(leaps)), ...);
    (family.add_to<Checks, Some>(checks, Which{cassia}, steps(leaps)), ...);
    (family.add_to<Checks, Some>(beside, Which{cassia}, leaps_where(diagonal_is_free)), ...);
  };
  add_to_lame(
      std::type_identity<std::tuple<nine_elder::NineElderReferee, nine_elder::LiteralReferee,
                                    nine_elder::ShogiReferee>>{});
}

void add_leaping_mutants(Readings& family) {
  using nine_elder::LeapingReferee;
  family.add_to<Goes, LeapingReferee>(
      {"cassia-is-stopped", "N5", "A piece on its first step stops a cassia."}, Which{cassia},
      leaps_where(way_is_free));
  family.add_to<Checks, LeapingReferee>(
      {"cassia-check-is-stopped", "N5", "A piece on its first step stops the check of a cassia."},
      Which{cassia}, leaps_where(way_is_free));
  family.add_to<Goes, LeapingReferee>(
      {"cassia-leaps-as-shogis-knight", "N5", "Only the two leaps straight ahead are free."},
      Which{cassia}, leaps_where([](const Mover& mover, const Way& way, Square to) {
        return goes_far_ahead(mover, to) || way_is_free(mover, way, to);
      }));
}

}  // namespace hurdle::mutants::elder
