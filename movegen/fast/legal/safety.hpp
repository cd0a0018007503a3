// The safety of the royal piece without trying moves: checkers, x-ray attackers, blockers and the
// check mask, and from these the squares each own piece may move to. One rule covers pins, evasions
// and hurdles: after a move, no x-ray attacker may have as many pieces between it and the royal
// piece as its attack needs (none for a slide or a lame leap, one for a hop).
#pragma once

#include <array>
#include <cassert>

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

/// An enemy piece that attacks the royal piece, or would if pieces entered or left the squares
/// between.
template <class Bits>
struct XrayAttacker {
  Bits between;   ///< squares strictly between, or a lame leap's path
  Bits attacker;  ///< the one square of the attacker
  bool hops;      ///< attacks over exactly one hurdle; else over empty squares only
};

/// The masks that decide which moves leave the royal piece safe. A piece that is no blocker may
/// move within the check mask; each blocker has its own mask (`Safety::blocker_mask`).
template <const Description& D>
struct CheckInfo {
  using Bits = typename Shape<D>::Bits;
  /// Every enemy piece is at most one x-ray attacker (validate.hpp).
  static constexpr std::size_t most_attackers =
      static_cast<std::size_t>(Shape<D>::most.on_board.pieces);

  Bits blockers = 0;           ///< own pieces between the royal piece and an x-ray attacker
  Bits check_mask = ~Bits{0};  ///< answers to all checks, without the squares of new hurdles
  Bits check_mask_of_taboo = ~Bits{0};  ///< the same for pieces of the taboo kind
  Bits royal_targets = 0;               ///< squares that the royal piece may move to
  Bits checkers = 0;                    ///< enemy pieces giving check
  int xray_count = 0;
  std::array<XrayAttacker<Bits>, most_attackers> xray_attackers;
};

template <const Description& D>
struct Safety {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  using Attacker = XrayAttacker<Bits>;
  static constexpr bool with_taboo = S::taboo_class >= 0;

  /// Computes the checks on the royal piece of C, and its targets.
  template <Colour C>
  [[gnu::always_inline]] static void find(const P& position, CheckInfo<D>& checks) {
    constexpr Colour enemy = opponent(C);
    const int royal = position.royal[index_of(C)];
    const Bits occupied_without_royal = position.occupied() ^ bit<Bits>(royal);
    Bits attacked = 0;
    unroll<S::classes>([&](auto index) __attribute__((always_inline)) {
      constexpr int cls = decltype(index)::value;
      if constexpr (!royals_apart || cls != 0) {
        const Bits relevant = position.pieces[index_of(enemy)][cls] &
                              R::tables().king_zone_origins[index_of(enemy)][cls][at(royal)];
        each(relevant, [&](int from) {
          attacked |=
              add_attacker<enemy, cls>(position, royal, from, occupied_without_royal, checks);
        });
      }
    });
    set_royal_targets<C>(position, attacked, checks);
  }

  /// The same, compiled once for all callers that do not need an inlined copy.
  template <Colour C>
  [[gnu::noinline]] static void shared_find(const P& position, CheckInfo<D>& checks) {
    find<C>(position, checks);
  }

  /// Adds one enemy piece to the checks on the royal piece on `royal`. Returns the squares that it
  /// attacks on the board without the royal piece, which does not shield the squares past it.
  template <Colour Enemy, int Class>
  [[gnu::always_inline]] static Bits add_attacker(const P& position, int royal, int from,
                                                  Bits occupied_without_royal,
                                                  CheckInfo<D>& checks) {
    add_lines_to_royal<Enemy, Class>(royal, from, occupied_without_royal | bit<Bits>(royal),
                                     position.own[index_of(opponent(Enemy))], position.taboo(),
                                     checks);
    return R::template attacks<Enemy, Class>(from, occupied_without_royal, position.taboo());
  }

  /// Computes the targets of the royal piece of C. `attacked` are the squares that enemy pieces
  /// attack; all enemy pieces must have been added.
  template <Colour C>
  [[gnu::always_inline]] static void set_royal_targets(const P& position, Bits attacked,
                                                       CheckInfo<D>& checks) {
    checks.royal_targets = R::tables().steps[index_of(C)][0][position.royal[index_of(C)]] &
                           ~position.own[index_of(C)] & ~attacked;
    if constexpr (D.royal_stays_in_check) {
      keep_in_check(checks);
    }
  }

  /// The squares that any piece that is no blocker may move to.
  [[nodiscard]] static Bits check_mask_of_any(const CheckInfo<D>& checks) noexcept {
    return with_taboo ? checks.check_mask | checks.check_mask_of_taboo : checks.check_mask;
  }

  /// Royal pieces confined to palaces are never on neighbouring squares; they attack each other
  /// along files or not at all.
  static constexpr bool royals_apart = S::movement[0].palace && !D.royals_attack_along_files;

  /// The squares that a friendly piece on `from`, not the royal one, may move to without exposing
  /// the royal piece.
  template <bool MoverIsTaboo>
  [[nodiscard]] static Bits mask_of(const CheckInfo<D>& checks, int from, Bits occupied, Bits taboo,
                                    Bits gone = 0) {
    return has(checks.blockers, from)
               ? blocker_mask<MoverIsTaboo>(checks, from, occupied, taboo, gone)
           : MoverIsTaboo ? checks.check_mask_of_taboo
                          : checks.check_mask;
  }

  /// The same for one of the blockers; an x-ray attacker on `gone` no longer counts.
  template <bool MoverIsTaboo>
  [[nodiscard]] [[gnu::noinline]] static Bits blocker_mask(const CheckInfo<D>& checks, int from,
                                                           Bits occupied, Bits taboo,
                                                           Bits gone = 0) {
    Bits result = ~Bits{0};
    const Bits rest = occupied & ~bit<Bits>(from);
    for (int i = 0; i < checks.xray_count; ++i) {
      if ((checks.xray_attackers[at(i)].attacker & gone) != 0) {
        continue;
      }
      result &= mask_against<MoverIsTaboo>(checks.xray_attackers[at(i)], rest, taboo);
    }
    return result;
  }

  /// The squares where a piece may arrive so that one x-ray attacker gives no check; `occupied` is
  /// the board without the piece.
  template <bool MoverIsTaboo>
  [[nodiscard]] [[gnu::always_inline]] static Bits mask_against(const Attacker& enemy,
                                                                Bits occupied, Bits taboo) {
    const Bits standing = enemy.between & occupied;
    if (!enemy.hops) {
      return standing == 0 ? enemy.between | enemy.attacker : ~Bits{0};
    }
    if (standing == 0) {
      return MoverIsTaboo ? ~Bits{0} : ~enemy.between;
    }
    if (many(standing)) {
      return ~Bits{0};
    }
    if ((standing & taboo) != 0) {
      return MoverIsTaboo ? ~Bits{0} : ~standing;
    }
    return MoverIsTaboo ? enemy.between | enemy.attacker
                        : (enemy.between & ~standing) | enemy.attacker;
  }

  /// The ways in which a piece attacks along lines: slides, hops or both.
  static constexpr std::uint8_t captures(const Movement& m) noexcept {
    return m.orthogonal.capture | m.diagonal.capture | m.marked.capture;
  }

 private:
  template <Colour Enemy, int Class>
  [[gnu::always_inline]] static void add_lines_to_royal(int royal, int from, Bits occupied,
                                                        Bits own, Bits taboo,
                                                        CheckInfo<D>& checks) {
    constexpr const Movement& m = S::movement[Class];
    const auto& tables = R::tables();
    const Bits attacker = bit<Bits>(from);
    if constexpr (Class == 0 && D.royals_attack_along_files) {
      if (has(S::file_through(from), royal)) {
        add_direct({tables.between[at(royal)][at(from)], attacker, false}, occupied, own, checks);
      }
    } else if constexpr (R::has_step_targets(m)) {
      if (has(tables.steps[index_of(Enemy)][Class][at(from)], royal)) {
        add_checker({0, attacker, false}, checks);
      }
    }
    if constexpr (m.lame.diagonal_steps != 0) {
      const Bits path = m.lame.diagonal_steps == 1 ? tables.short_path[at(royal)][at(from)]
                                                   : tables.long_path[at(royal)][at(from)];
      if (path != 0) {
        add_direct({path, attacker, false}, occupied, own, checks);
      }
    }
    if constexpr (m.slides_ahead) {
      if (S::is_ahead(Enemy, from, royal)) {
        add_direct({tables.between[at(royal)][at(from)], attacker, false}, occupied, own, checks);
      }
    }
    constexpr std::uint8_t families = capture_families(m);
    if constexpr (families != 0) {
      if ((tables.aligned[at(royal)][at(from)] & families) != 0) {
        const Bits between = tables.between[at(royal)][at(from)];
        if constexpr ((captures(m) & slide) != 0) {
          add_direct({between, attacker, false}, occupied, own, checks);
        }
        if constexpr ((captures(m) & hop) != 0) {
          add_hop({between, attacker, true}, occupied, own, taboo, checks);
        }
      }
    }
  }

  static void add_checker(const Attacker& enemy, CheckInfo<D>& checks) {
    checks.checkers |= enemy.attacker;
    keep(enemy, checks);
    checks.check_mask &= enemy.between | enemy.attacker;
    if constexpr (with_taboo) {
      checks.check_mask_of_taboo &= enemy.between | enemy.attacker;
    }
  }

  /// A slide or a lame leap: a check if nothing is between, a pin if one own piece is.
  [[gnu::always_inline]] static void add_direct(const Attacker& enemy, Bits occupied, Bits own,
                                                CheckInfo<D>& checks) {
    const Bits standing = enemy.between & occupied;
    if (standing == 0) {
      add_checker(enemy, checks);
    } else if (!many(standing) && (standing & own) != 0) {
      checks.blockers |= standing;
      keep(enemy, checks);
    }
  }

  /// A hop. One hurdle between: a check. None: no piece may become the hurdle. Two: neither may
  /// leave alone, so own pieces among them are blockers.
  [[gnu::always_inline]] static void add_hop(const Attacker& enemy, Bits occupied, Bits own,
                                             Bits taboo, CheckInfo<D>& checks) {
    const Bits standing = enemy.between & occupied;
    const Bits second = standing & (standing - 1U);
    if (enemy.between == 0 || many(second)) {
      return;
    }
    const Bits mine = standing & own;
    if (second != 0) {
      if (mine == 0) {
        return;
      }
    } else {
      if (standing != 0 && (standing & taboo) == 0) {
        checks.checkers |= enemy.attacker;
      }
      checks.check_mask &= mask_against<false>(enemy, occupied, taboo);
      if constexpr (with_taboo) {
        checks.check_mask_of_taboo &= mask_against<true>(enemy, occupied, taboo);
      }
    }
    checks.blockers |= mine;
    keep(enemy, checks);
  }

  static void keep(const Attacker& enemy, CheckInfo<D>& checks) {
    assert(at(checks.xray_count) < checks.most_attackers);
    checks.xray_attackers[at(checks.xray_count++)] = enemy;
  }

  /// In check the royal piece may only capture the checker, and only if there is one checker.
  static void keep_in_check(CheckInfo<D>& checks) {
    if (checks.checkers != 0) {
      checks.royal_targets &= many(checks.checkers) ? Bits{0} : checks.checkers;
    }
  }
};

}  // namespace hurdle::fast
