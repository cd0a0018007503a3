// Where a change of the board can touch the safety of a royal piece: pieces that must not leave,
// squares that must stay empty, squares where a piece would begin to aim. Generous: a move outside
// all zones leaves the royal piece's danger as it was, a move inside may not.
#pragma once

#include "movegen/fast/differences/watchers.hpp"

namespace hurdle::fast {

/// The zones around the royal piece of `Owner`, at which the opponent's pieces aim.
template <const Description& D, Colour Owner>
class Zones {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour by = opponent(Owner);

 public:
  int royal = 0;
  Bits lifted = 0;     ///< the board without the royal piece
  Bits steps = 0;      ///< all squares beside the royal piece
  Bits region = 0;     ///< the royal piece and the squares it may want to go to
  Bits bound = 0;      ///< pieces whose leaving may open or close a line to the region
  Bits attackers = 0;  ///< other pieces that attack the region, but not the royal piece's square
  Bits filling = 0;    ///< empty squares where any new piece may do so
  Bits raising = 0;    ///< those of them where it may become the hurdle of an attack
  Bits once = 0;       ///< squares of the region that are attacked
  Bits twice = 0;      ///< the same by two pieces or more
  Watchers<D, Owner> watchers;  ///< the pieces nearby

  /// Finds the zones, and the danger as `Safety` does.
  [[gnu::always_inline]] void find(const P& position, Danger<Bits>& danger) {
    royal = position.royal[index_of(Owner)];
    lifted = position.occupied() ^ bit<Bits>(royal);
    steps = R::tables().steps[index_of(Owner)][0][at(royal)];
    region = (steps & ~position.own[index_of(Owner)]) | bit<Bits>(royal);
    Bits attacked = 0;
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      if constexpr (cls != 0 || !Safety<D>::royals_apart) {
        each(position.pieces[index_of(by)][cls] & R::tables().zone[index_of(by)][cls][at(royal)],
             [&](int from) { attacked |= watch<cls>(position, from, danger); });
      }
    });
    attackers &= ~bound;
    Safety<D>::template finish<Owner>(position, attacked, danger);
  }

  /// Of `targets`, those where a piece of class `Class` would aim at the royal piece itself: give
  /// check, or as much as may become one. A piece that is of another class before it arrives may
  /// have left a square between, which no longer counts.
  template <int Class, bool Turning>
  [[nodiscard]] [[gnu::always_inline]] Bits aiming(Bits targets) const {
    constexpr const Movement& m = S::movement[Class];
    const Bits near = R::tables().reachable_from[index_of(by)][Class][at(royal)] & targets;
    if constexpr (Tables<D>::capture_families(m) != 0 && m.lame.diagonal_steps == 0) {
      if (near != 0) {
        constexpr int limit = (hops_somewhere(m) ? 2 : 1) + (Turning ? 1 : 0);
        return near & (R::tables().step_origins[index_of(by)][Class][at(royal)] |
                       seen_past<Class, limit>(royal));
      }
    }
    return near;
  }

  /// Of `targets`, those where a piece of class `Class` might attack the region.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits landing(Bits targets) const {
    return R::tables().zone[index_of(by)][Class][at(royal)] & targets;
  }

  /// Where the royal piece may go after a piece attacking `before` has gone to where it attacks
  /// `after`.
  [[nodiscard]] Bits escapes(Bits before, Bits after) const {
    return region & ~bit<Bits>(royal) & ~(twice | (once & ~before) | after);
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  static constexpr bool hops_somewhere(const Movement& m) {
    return ((m.orthogonal.capture | m.diagonal.capture | m.marked.capture) & hop) != 0;
  }

  /// Squares on lines of a class from which at most `Limit` pieces stand before `square`.
  template <int Class, int Limit>
  [[nodiscard]] [[gnu::noinline]] Bits seen_past(int square) const {
    constexpr const Movement& m = S::movement[Class];
    Bits board = lifted;
    Bits seen = 0;
    for (int pass = 0; pass <= Limit; ++pass) {
      board &= ~seen;
      if constexpr (m.orthogonal.capture != 0) {
        seen |= R::template lines_from<slide, 0, 2>(square, board);
      }
      if constexpr (m.diagonal.capture != 0) {
        seen |= R::template lines_from<slide, 2, 4>(square, board);
      }
      if constexpr (m.marked.capture != 0) {
        if (R::on_marked_line(square)) {
          seen |= R::template lines_from<slide, 4, 6>(square, board);
        }
      }
    }
    return seen;
  }

  /// Asks a piece and keeps the answer; returns what it attacks beside the royal piece.
  template <int Class>
  [[gnu::always_inline]] Bits watch(const P& position, int from, Danger<Bits>& danger) {
    Danger<Bits> part;
    const Bits hits =
        Safety<D>::template look_at<by, Class>(position, royal, from, lifted, part) & steps;
    watchers.template keep<Class>(from, aim<Class>(from), hits, part, danger);
    danger.checkers |= part.checkers;
    twice |= once & hits & region;
    once |= hits & region;
    const Bits on_royal = part.checkers;
    if ((hits & region) != 0 || on_royal != 0) {
      attackers |= bit<Bits>(from);
    }
    return hits;
  }

  /// Marks the ways of a piece to the region; the squares that its attacks beside the royal piece
  /// depend on.
  template <int Class>
  [[gnu::always_inline]] Bits aim(int from) {
    constexpr const Movement& m = S::movement[Class];
    const auto& tables = R::tables();
    Bits asks = 0;
    if constexpr (R::has_step_targets(m)) {
      if (has(tables.steps[index_of(by)][Class][at(from)], royal)) {
        bound |= bit<Bits>(from);
      }
    }
    const Bits all = steps | bit<Bits>(royal);
    if constexpr (m.lame.diagonal_steps != 0) {
      each(all & R::template lame<m.lame.diagonal_steps>(from, 0), [&](int square) {
        const Bits path = m.lame.diagonal_steps == 1 ? tables.short_path[at(square)][at(from)]
                                                     : tables.long_path[at(square)][at(from)];
        asks |= mark<false>(path, from, square);
      });
    }
    constexpr std::uint8_t families = Tables<D>::capture_families(m);
    if constexpr (families != 0) {
      each(all & tables.template lined_up<families>(from), [&](int square) {
        const Bits between = tables.between[at(square)][at(from)];
        asks |= mark<hops_somewhere(m)>(between, from, square);
      });
    }
    return asks;
  }

  /// With at most `limit` pieces between, filling a square there or taking the attacker away
  /// matters; with one more, taking one of them away does. One more of each matters where the
  /// royal piece stands: pieces of its own may be pinned. Returns the squares between if they
  /// matter.
  template <bool Hops>
  [[nodiscard]] [[gnu::always_inline]] Bits mark(Bits between, int from, int square) {
    constexpr int limit = Hops ? 1 : 0;
    const bool aimed = square == royal;
    const Bits standing = between & lifted;
    const int count = popcount(standing);
    const int most = limit + (aimed ? 1 : 0);
    if (count > most + 1) {
      return 0;
    }
    if (!has(region, square)) {
      return between;
    }
    bound |= standing;
    if constexpr (Hops) {
      if (count == 0) {
        raising |= between;
      }
    }
    if (count <= most) {
      filling |= between;
      if (aimed) {
        bound |= bit<Bits>(from);
      }
    }
    return between;
  }
};

}  // namespace hurdle::fast
