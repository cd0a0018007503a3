// The safety of the royal piece without trying moves: every enemy piece that aims at it is recorded
// with the squares between, and from the records follows where each own piece may go. Pins,
// evasions and hurdles are all this one rule.
#pragma once

#include <array>

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

/// An enemy piece that attacks the royal piece, or would if the squares between changed.
template <class Bits>
struct AimRecord {
  Bits between;   ///< squares strictly between, or a lame leap's way
  Bits attacker;  ///< the one square of the attacker
  bool hops;      ///< attacks over exactly one hurdle; otherwise when nothing is between
};

/// What the records say together.
template <class Bits>
struct Danger {
  Bits shields = 0;            ///< own pieces that stand between; each has its own `allowed`
  Bits free = ~Bits{0};        ///< where other pieces may go
  Bits free_taboo = ~Bits{0};  ///< where other pieces of the taboo kind may go
  Bits royal = 0;              ///< where the royal piece may go
  Bits checkers = 0;           ///< enemy pieces giving check
  int records = 0;
  std::array<AimRecord<Bits>, 40> record;
};

template <const Description& D>
struct Safety {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  using Record = AimRecord<Bits>;
  static constexpr bool with_taboo = S::taboo_class >= 0;

  /// The danger to the royal piece of C.
  template <Colour C>
  [[gnu::always_inline]] static void find(const P& position, Danger<Bits>& danger) {
    constexpr Colour enemy = opponent(C);
    const int royal = position.royal[index_of(C)];
    const Bits lifted = position.occupied() ^ bit<Bits>(royal);
    Bits attacked = 0;
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      if constexpr (!royals_apart || cls != 0) {
        const Bits near = position.pieces[index_of(enemy)][cls] &
                          R::tables().zone[index_of(enemy)][cls][at(royal)];
        each(near, [&](int from) {
          attacked |= look_at<enemy, cls>(position, royal, from, lifted, danger);
        });
      }
    });
    finish<C>(position, attacked, danger);
  }

  /// Adds what one enemy piece means to the royal piece on `royal`; the squares that it attacks on
  /// the board without the royal piece.
  template <Colour Enemy, int Class>
  [[gnu::always_inline]] static Bits look_at(const P& position, int royal, int from, Bits lifted,
                                             Danger<Bits>& danger) {
    aim<Enemy, Class>(royal, from, lifted | bit<Bits>(royal),
                      position.own[index_of(opponent(Enemy))], position.taboo(), danger);
    return R::template attacks<Enemy, Class>(from, lifted, position.taboo());
  }

  /// Says where the royal piece of C may go, all enemy pieces having been looked at.
  template <Colour C>
  [[gnu::always_inline]] static void finish(const P& position, Bits attacked,
                                            Danger<Bits>& danger) {
    danger.royal = R::tables().steps[index_of(C)][0][position.royal[index_of(C)]] &
                   ~position.own[index_of(C)] & ~attacked;
    if constexpr (D.royal_stays_in_check) {
      stay(danger);
    }
  }

  /// Where pieces of one kind or another may go that are no shields.
  [[nodiscard]] static Bits free_for_any(const Danger<Bits>& danger) noexcept {
    return with_taboo ? danger.free | danger.free_taboo : danger.free;
  }

  /// Royal pieces that are confined to palaces never come near each other.
  static constexpr bool royals_apart = S::movement[0].palace;

  /// Where an own piece on `from` but the royal one may go.
  template <bool MoverIsTaboo>
  [[nodiscard]] static Bits allows(const Danger<Bits>& danger, int from, Bits occupied,
                                   Bits taboo) {
    return has(danger.shields, from) ? allowed<MoverIsTaboo>(danger, from, occupied, taboo)
           : MoverIsTaboo            ? danger.free_taboo
                                     : danger.free;
  }

  /// Where the own piece on `from`, one of the shields, may go.
  template <bool MoverIsTaboo>
  [[nodiscard]] static Bits allowed(const Danger<Bits>& danger, int from, Bits occupied,
                                    Bits taboo) {
    Bits result = ~Bits{0};
    const Bits rest = occupied & ~bit<Bits>(from);
    for (int i = 0; i < danger.records; ++i) {
      result &= permits<MoverIsTaboo>(danger.record[at(i)], rest, taboo);
    }
    return result;
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  /// Where a piece may arrive as far as one record is concerned, `occupied` being the board
  /// without the piece.
  template <bool MoverIsTaboo>
  [[nodiscard]] [[gnu::always_inline]] static Bits permits(const Record& record, Bits occupied,
                                                           Bits taboo) {
    const Bits standing = record.between & occupied;
    if (!record.hops) {
      return standing == 0 ? record.between | record.attacker : ~Bits{0};
    }
    if (standing == 0) {
      return MoverIsTaboo ? ~Bits{0} : ~record.between;
    }
    if (many(standing)) {
      return ~Bits{0};
    }
    if ((standing & taboo) != 0) {
      return MoverIsTaboo ? ~Bits{0} : ~standing;
    }
    return MoverIsTaboo ? record.between | record.attacker
                        : (record.between & ~standing) | record.attacker;
  }

  template <Colour Enemy, int Class>
  [[gnu::always_inline]] static void aim(int royal, int from, Bits occupied, Bits own, Bits taboo,
                                         Danger<Bits>& danger) {
    constexpr const Movement& m = S::movement[Class];
    const auto& tables = R::tables();
    const Bits attacker = bit<Bits>(from);
    if constexpr (R::has_step_targets(m)) {
      if (has(tables.steps[index_of(Enemy)][Class][at(from)], royal)) {
        check({0, attacker, false}, danger);
      }
    }
    if constexpr (m.lame.diagonal_steps != 0) {
      const Bits path = m.lame.diagonal_steps == 1 ? tables.short_path[at(royal)][at(from)]
                                                   : tables.long_path[at(royal)][at(from)];
      if (path != 0) {
        aim_along({path, attacker, false}, occupied, own, danger);
      }
    }
    constexpr std::uint8_t families = Tables<D>::capture_families(m);
    if constexpr (families != 0) {
      if ((tables.aligned[at(royal)][at(from)] & families) != 0) {
        const Bits between = tables.between[at(royal)][at(from)];
        if constexpr ((captures(m) & slide) != 0) {
          aim_along({between, attacker, false}, occupied, own, danger);
        }
        if constexpr ((captures(m) & hop) != 0) {
          aim_over({between, attacker, true}, occupied, own, taboo, danger);
        }
      }
    }
  }

  static constexpr std::uint8_t captures(const Movement& m) noexcept {
    return m.orthogonal.capture | m.diagonal.capture | m.marked.capture;
  }

  static void check(const Record& record, Danger<Bits>& danger) {
    danger.checkers |= record.attacker;
    keep(record, danger);
    danger.free &= record.between | record.attacker;
    if constexpr (with_taboo) {
      danger.free_taboo &= record.between | record.attacker;
    }
  }

  /// A slide or a lame leap: a check when nothing is between, a pin when one own piece is.
  [[gnu::always_inline]] static void aim_along(const Record& record, Bits occupied, Bits own,
                                               Danger<Bits>& danger) {
    const Bits standing = record.between & occupied;
    if (standing == 0) {
      check(record, danger);
    } else if (!many(standing) && (standing & own) != 0) {
      danger.shields |= standing;
      keep(record, danger);
    }
  }

  /// A hop: a check with one hurdle between; with none, nobody may become one; with two, none of
  /// them may leave alone.
  [[gnu::always_inline]] static void aim_over(const Record& record, Bits occupied, Bits own,
                                              Bits taboo, Danger<Bits>& danger) {
    const Bits standing = record.between & occupied;
    const Bits second = standing & (standing - 1U);
    if (record.between == 0 || many(second)) {
      return;
    }
    const Bits mine = standing & own;
    if (second != 0) {
      if (mine == 0) {
        return;
      }
    } else {
      if (standing != 0 && (standing & taboo) == 0) {
        danger.checkers |= record.attacker;
      }
      danger.free &= permits<false>(record, occupied, taboo);
      if constexpr (with_taboo) {
        danger.free_taboo &= permits<true>(record, occupied, taboo);
      }
    }
    danger.shields |= mine;
    keep(record, danger);
  }

  static void keep(const Record& record, Danger<Bits>& danger) {
    danger.record[at(danger.records++)] = record;
  }

  /// In check the royal piece may only take a checker that is alone.
  static void stay(Danger<Bits>& danger) {
    if (danger.checkers != 0) {
      danger.royal &= many(danger.checkers) ? Bits{0} : danger.checkers;
    }
  }
};

}  // namespace hurdle::fast
