// The attacks of every enemy piece on a king zone, stored piece by piece, so that only those that a
// move can change are computed again. `KingZone` decides which pieces these are and on which
// squares each depends.
#pragma once

#include <array>
#include <cassert>

#include "movegen/fast/legal/safety.hpp"

namespace hurdle::fast {

/// The attackers of the king zone of `Owner`.
template <const Description& D, Colour Owner>
class RoyalAttackCache {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour by = opponent(Owner);

  /// An enemy piece and its attacks.
  struct Attacker {
    Bits depends_on;  ///< squares whose change may change its attacks
    Bits attacked;    ///< squares that it attacks besides the royal piece's
    Bits blockers, check_mask, check_mask_of_taboo;  ///< its contribution to the checks
    int from, cls;
    int first_xray, xray_count;
  };
  static constexpr std::size_t most_attackers = CheckInfo<D>::most_attackers;

 public:
  /// Adds a piece on `from`. Its attacks besides the royal piece's square depend on the squares
  /// `depends_on` and are `attacked` now.
  template <int Class>
  [[gnu::always_inline]] void add(int from, Bits depends_on, Bits attacked) {
    if (depends_on != 0) {
      (void)add_line_attacker<Class>(from, depends_on, attacked);
    } else if (attacked != 0) {
      add_fixed(from, attacked);
    }
  }

  /// The same where checks after a move are found from those of all pieces: `part` is its
  /// contribution to them. Merges `part` into `checks`, except the checkers.
  template <int Class>
  [[gnu::always_inline]] void add(int from, Bits depends_on, Bits attacked,
                                  const CheckInfo<D>& part, CheckInfo<D>& checks) {
    if (depends_on == 0 && part.xray_count == 0) {
      add<Class>(from, depends_on, attacked);
      return;
    }
    Attacker& attacker = add_line_attacker<Class>(from, depends_on, attacked);
    attacker.blockers = part.blockers;
    attacker.check_mask = part.check_mask;
    attacker.check_mask_of_taboo = part.check_mask_of_taboo;
    attacker.first_xray = xray_count_;
    attacker.xray_count = part.xray_count;
    for (int i = 0; i < part.xray_count; ++i) {
      assert(at(xray_count_) < most_attackers);
      xray_attackers_[at(xray_count_++)] = part.xray_attackers[at(i)];
    }
    checks.blockers |= attacker.blockers;
    merge(attacker, checks);
  }

  /// What a move changes.
  struct Found {
    Bits changed;   ///< the blockers, old and new, whose masks may have changed
    Bits attacked;  ///< all squares of the zone, besides the royal piece's, that are attacked
  };

  /// Computes the checks after a move from the cached ones: a piece has left `from` (-1 for a drop)
  /// and arrived on `to`, with or without a capture there.
  [[nodiscard]] [[gnu::noinline]] Found find_after(const P& after, int from, int to,
                                                   CheckInfo<D>& checks) const {
    Bits unchanged = 0;
    Bits stale = 0;
    Bits attacked = attacked_after(after, from, to, checks, unchanged, stale);
    const int royal = after.royal[index_of(Owner)];
    const int arrived = S::class_of[after.type[at(to)]];
    if ((D.castling.exists && !D.castling.anywhere) ||
        has(R::tables().king_zone_origins[index_of(by)][at(arrived)][at(royal)], to)) {
      attacked |= add_again(after, to, arrived, checks);
    }
    Safety<D>::template set_royal_targets<Owner>(after, attacked, checks);
    const Bits changed = checks.blockers | stale;
    checks.blockers |= unchanged;
    return {changed, attacked};
  }

  /// The royal piece's escapes after a move by another piece of `Owner`, which has left `from` and
  /// arrived on `to`.
  [[nodiscard]] [[gnu::noinline]] Bits escapes_after(const P& after, int from, int to) const {
    CheckInfo<D> unused;
    Bits unchanged = 0;
    Bits stale = 0;
    const Bits attacked = attacked_after(after, from, to, unused, unchanged, stale);
    const Bits steps = R::tables().steps[index_of(Owner)][0][after.royal[index_of(Owner)]];
    return steps & ~after.own[index_of(Owner)] & ~attacked;
  }

  /// The squares that the cached pieces other than the one on `from` (-1: none) attack besides the
  /// royal piece's, and the squares on which that depends.
  [[nodiscard]] [[gnu::always_inline]] Bits attacked_without(int from) const {
    return is_cached(from) ? attacked_.without(by_square_[at(from)].attacked) : attacked_.once;
  }
  [[nodiscard]] [[gnu::always_inline]] Bits depended_on_without(int from) const {
    return is_cached(from) ? depended_on_.without(by_square_[at(from)].depends_on)
                           : depended_on_.once;
  }

  /// What the cached pieces attack besides the royal piece's square, after a move of a piece from
  /// `from`, or a drop (-1), to `to`. `board` and `taboo` are after it, without the royal piece.
  [[nodiscard]] [[gnu::noinline]] Bits attacked_on(int from, int to, Bits board, Bits taboo) const {
    const Bits left = from < 0 ? Bits{0} : bit<Bits>(from);
    const Bits changed = left | bit<Bits>(to);
    Bits result = attacked_by_fixed(left);
    for (int i = 0; i < attacker_count_; ++i) {
      const Attacker& attacker = attackers_[at(i)];
      if (attacker.from != from) {
        const bool same = (attacker.depends_on & changed) == 0;
        result |= same ? attacker.attacked : attacks(attacker, board, taboo);
      }
    }
    return result;
  }

  /// What the cached pieces attack besides the royal piece's square, after one of many moves of one
  /// piece to different squares.
  class Moving {
   public:
    /// A piece leaves `from` (-1 for a drop) and arrives on one of `targets`. `board` is occupied
    /// without the royal piece and without the moving one; `taboo` is without it too.
    [[gnu::noinline]] Moving(const RoyalAttackCache& cache, int from, Bits targets, Bits board,
                             Bits taboo)
        : cache_(cache),
          left_(from < 0 ? Bits{0} : bit<Bits>(from)),
          always_(cache.attacked_by_fixed(left_)) {
      for (int i = 0; i < cache.attacker_count_; ++i) {
        const Attacker& attacker = cache.attackers_[at(i)];
        if (attacker.from == from) {
          continue;
        }
        if ((attacker.depends_on & targets) != 0) {
          open_[at(open_count_++)] = static_cast<std::uint8_t>(i);
        } else {
          const bool same = (attacker.depends_on & left_) == 0;
          always_ |= same ? attacker.attacked : attacks(attacker, board, taboo);
        }
      }
    }

    /// What they attack when it has arrived on `to`; `board` and `taboo` are with it.
    [[nodiscard]] [[gnu::noinline]] Bits attacked(int to, Bits board, Bits taboo) const {
      Bits result = always_;
      for (int i = 0; i < open_count_; ++i) {
        const Attacker& attacker = cache_.attackers_[at(open_[at(i)])];
        const bool same = (attacker.depends_on & (left_ | bit<Bits>(to))) == 0;
        result |= same ? attacker.attacked : attacks(attacker, board, taboo);
      }
      return result;
    }

   private:
    const RoyalAttackCache& cache_;
    Bits left_;
    Bits always_;  ///< attacked wherever it arrives
    int open_count_ = 0;
    std::array<std::uint8_t, most_attackers> open_;  ///< pieces that some target may change
  };

 private:
  template <int Class>
  [[gnu::always_inline]] Attacker& add_line_attacker(int from, Bits depends_on, Bits attacked) {
    cached_ |= bit<Bits>(from);
    by_square_[at(from)] = {depends_on, attacked};
    attacked_.add(attacked);
    depended_on_.add(depends_on);
    assert(at(attacker_count_) < most_attackers);
    Attacker& attacker = attackers_[at(attacker_count_++)];
    attacker.depends_on = depends_on;
    attacker.attacked = attacked;
    attacker.from = from;
    attacker.cls = Class;
    return attacker;
  }
  [[gnu::always_inline]] void add_fixed(int from, Bits attacked) {
    cached_ |= bit<Bits>(from);
    fixed_ |= bit<Bits>(from);
    by_square_[at(from)] = {0, attacked};
    attacked_.add(attacked);
    attacked_by_fixed_.add(attacked);
  }

  void merge(const Attacker& attacker, CheckInfo<D>& checks) const {
    checks.check_mask &= attacker.check_mask;
    checks.check_mask_of_taboo &= attacker.check_mask_of_taboo;
    for (int i = 0; i < attacker.xray_count; ++i) {
      assert(at(checks.xray_count) < checks.most_attackers);
      checks.xray_attackers[at(checks.xray_count++)] = xray_attackers_[at(attacker.first_xray + i)];
    }
  }

  /// The squares besides the royal piece's that the remaining cached pieces attack after such a
  /// move. Merges their contributions to the checks; adds to `unchanged` the blockers of the pieces
  /// that the move cannot change, to `stale` the former blockers of the others.
  [[gnu::always_inline]] Bits attacked_after(const P& after, int from, int to, CheckInfo<D>& checks,
                                             Bits& unchanged, Bits& stale) const {
    const Bits changed = bit<Bits>(to) | (from < 0 ? Bits{0} : bit<Bits>(from));
    Bits attacked = attacked_by_fixed(changed);
    for (int i = 0; i < attacker_count_; ++i) {
      const Attacker& attacker = attackers_[at(i)];
      if (attacker.from == from || attacker.from == to) {
        stale |= attacker.blockers;
        continue;
      }
      if ((attacker.depends_on & changed) != 0) {
        stale |= attacker.blockers;
        attacked |= add_again(after, attacker.from, attacker.cls, checks);
      } else {
        attacked |= attacker.attacked;
        unchanged |= attacker.blockers;
        merge(attacker, checks);
      }
    }
    return attacked;
  }

  /// The squares that a cached piece attacks on another board.
  [[nodiscard]] static Bits attacks(const Attacker& attacker, Bits board, Bits taboo) {
    Bits result = 0;
    unroll<S::classes>([&](auto index) {
      constexpr int one = decltype(index)::value;
      if constexpr (one != 0 || !Safety<D>::royals_apart) {
        if (attacker.cls == one) {
          result = R::template attacks<by, one>(attacker.from, board, taboo);
        }
      }
    });
    return result;
  }

  /// Adds one piece, whose class is a run-time argument, to the checks on the current board.
  Bits add_again(const P& position, int from, int cls, CheckInfo<D>& checks) const {
    const int royal = position.royal[index_of(Owner)];
    const Bits occupied_without_royal = position.occupied() ^ bit<Bits>(royal);
    Bits hits = 0;
    unroll<S::classes>([&](auto index) {
      constexpr int one = decltype(index)::value;
      if constexpr (one != 0 || !Safety<D>::royals_apart) {
        if (cls == one) {
          hits = Safety<D>::template add_attacker<by, one>(position, royal, from,
                                                           occupied_without_royal, checks);
        }
      }
    });
    return hits;
  }

  /// Squares that are in any of several sets, and those in two of them or more.
  struct Union {
    Bits once = 0, twice = 0;
    void add(Bits squares) {
      twice |= once & squares;
      once |= squares;
    }
    [[nodiscard]] Bits without(Bits squares) const { return twice | (once & ~squares); }
  };
  struct Squares {
    Bits depends_on, attacked;
  };

  [[nodiscard]] bool is_cached(int from) const { return from >= 0 && has(cached_, from); }

  /// The squares that the pieces with fixed attacks attack, without the one that is among `gone`.
  [[nodiscard]] [[gnu::always_inline]] Bits attacked_by_fixed(Bits gone) const {
    const Bits piece = fixed_ & gone;
    return piece == 0 ? attacked_by_fixed_.once
                      : attacked_by_fixed_.without(by_square_[at(first(piece))].attacked);
  }

  Bits cached_ = 0;  ///< the squares of the cached pieces
  Bits fixed_ = 0;   ///< of these: pieces that attack the same squares on every board
  Union depended_on_, attacked_, attacked_by_fixed_;
  std::array<Squares, static_cast<std::size_t>(S::bits)> by_square_;
  int attacker_count_ = 0, xray_count_ = 0;
  std::array<Attacker, most_attackers> attackers_;
  std::array<XrayAttacker<Bits>, most_attackers> xray_attackers_;
};

}  // namespace hurdle::fast
