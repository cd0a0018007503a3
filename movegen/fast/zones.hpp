// Where a change of the board can touch the safety of a royal piece: pieces that must not leave,
// squares that must stay empty, squares where a piece would begin to aim. Generous: a move outside
// all zones leaves the royal piece's danger as it was, a move inside may not. What every enemy
// piece nearby does is kept one by one, so that after a move only those are asked again that the
// move could touch.
#pragma once

#include <array>

#include "movegen/fast/safety.hpp"

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

  /// The danger after a move, found from what it was: a piece has left `from` (or -1), another has
  /// come to `to`, with or without a capture there.
  [[gnu::noinline]] void find_after(const P& after, int from, int to, Danger<Bits>& danger) const {
    const Bits changed = bit<Bits>(to) | (from < 0 ? Bits{0} : bit<Bits>(from));
    Bits attacked = 0;
    for (int i = 0; i < watcher_count_; ++i) {
      const Watcher& watcher = watchers_[at(i)];
      if (watcher.from == from) {
        continue;
      }
      if ((watcher.asks & changed) != 0) {
        attacked |= ask(after, watcher.from, watcher.cls, danger);
      } else {
        attacked |= watcher.attacked;
        merge(watcher, danger);
      }
    }
    const int arrived = S::class_of[after.type[at(to)]];
    if (has(R::tables().zone[index_of(by)][at(arrived)][at(royal)], to)) {
      attacked |= ask(after, to, arrived, danger);
    }
    Safety<D>::template finish<Owner>(after, attacked, danger);
  }

  /// Where the royal piece may go after a move of its owner's other pieces, checks aside.
  [[nodiscard]] [[gnu::noinline]] Bits escapes_after(const P& after, int from, int to) const {
    const Bits changed = bit<Bits>(to) | (from < 0 ? Bits{0} : bit<Bits>(from));
    Danger<Bits> unused;
    Bits attacked = 0;
    for (int i = 0; i < watcher_count_; ++i) {
      const Watcher& watcher = watchers_[at(i)];
      if (watcher.from != to) {
        attacked |= (watcher.asks & changed) == 0 ? watcher.attacked
                                                  : ask(after, watcher.from, watcher.cls, unused);
      }
    }
    return steps & ~after.own[index_of(Owner)] & ~attacked;
  }

  /// Of `targets`, those where a piece of class `Class` would aim at the royal piece itself: give
  /// check, or as much as may become one.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits aiming(Bits targets) const {
    constexpr const Movement& m = S::movement[Class];
    const Bits near = R::tables().reachable_from[index_of(by)][Class][at(royal)] & targets;
    if constexpr (Tables<D>::capture_families(m) != 0 && m.lame.diagonal_steps == 0) {
      if (near != 0) {
        constexpr int limit = hops_somewhere(m) ? 2 : 1;
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
  /// A piece nearby, and what it does.
  struct Watcher {
    Bits asks;                       ///< squares that it depends on
    Bits attacked;                   ///< squares beside the royal piece that it attacks
    Bits shields, free, free_taboo;  ///< its part of the danger
    int from, cls;
    int first_record, records;
  };
  static constexpr std::size_t most_watchers = 40;

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

  /// Asks a piece, keeps the answer; what it attacks beside the royal piece.
  template <int Class>
  [[gnu::always_inline]] Bits watch(const P& position, int from, Danger<Bits>& danger) {
    Danger<Bits> part;
    const Bits hits =
        Safety<D>::template look_at<by, Class>(position, royal, from, lifted, part) & steps;
    Watcher& watcher = watchers_[at(watcher_count_++)];
    watcher.asks = aim<Class>(from);
    watcher.attacked = hits;
    watcher.shields = part.shields;
    watcher.free = part.free;
    watcher.free_taboo = part.free_taboo;
    watcher.from = from;
    watcher.cls = Class;
    watcher.first_record = record_count_;
    watcher.records = part.records;
    for (int i = 0; i < part.records; ++i) {
      records_[at(record_count_++)] = part.record[at(i)];
    }
    danger.checkers |= part.checkers;
    merge(watcher, danger);
    twice |= once & hits & region;
    once |= hits & region;
    const Bits on_royal = part.checkers;
    if ((hits & region) != 0 || on_royal != 0) {
      attackers |= bit<Bits>(from);
    }
    return hits;
  }

  void merge(const Watcher& watcher, Danger<Bits>& danger) const {
    danger.shields |= watcher.shields;
    danger.free &= watcher.free;
    danger.free_taboo &= watcher.free_taboo;
    for (int i = 0; i < watcher.records; ++i) {
      danger.record[at(danger.records++)] = records_[at(watcher.first_record + i)];
    }
  }

  /// Asks a piece of a class that is known now only.
  Bits ask(const P& position, int from, int cls, Danger<Bits>& danger) const {
    const Bits rest = position.occupied() ^ bit<Bits>(royal);
    Bits hits = 0;
    unroll<S::classes>([&](auto index) {
      constexpr int one = decltype(index)::value;
      if constexpr (one != 0 || !Safety<D>::royals_apart) {
        if (cls == one) {
          hits = Safety<D>::template look_at<by, one>(position, royal, from, rest, danger);
        }
      }
    });
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
        asks |= path;
        mark<false>(path, from, square);
      });
    }
    constexpr std::uint8_t families = Tables<D>::capture_families(m);
    if constexpr (families != 0) {
      each(all & tables.template lined_up<families>(from), [&](int square) {
        const Bits between = tables.between[at(square)][at(from)];
        asks |= between;
        mark<hops_somewhere(m)>(between, from, square);
      });
    }
    return asks;
  }

  /// With at most `limit` pieces between, filling a square there or taking the attacker away
  /// matters; with one more, taking one of them away does. One more of each matters where the
  /// royal piece stands: pieces of its own may be pinned.
  template <bool Hops>
  [[gnu::always_inline]] void mark(Bits between, int from, int square) {
    constexpr int limit = Hops ? 1 : 0;
    if (!has(region, square)) {
      return;
    }
    const bool aimed = square == royal;
    const Bits standing = between & lifted;
    const int count = popcount(standing);
    const int most = limit + (aimed ? 1 : 0);
    if (count > most + 1) {
      return;
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
  }

  int watcher_count_ = 0, record_count_ = 0;
  std::array<Watcher, most_watchers> watchers_;
  std::array<AimRecord<Bits>, most_watchers> records_;
};

}  // namespace hurdle::fast
