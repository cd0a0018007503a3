// Whether a drop could mate after a move that has not been made yet. Nearly always it could not,
// and for a reason that most moves leave alone: a square to escape to, a piece that takes what was
// dropped or comes between. The reasons' squares are kept; only a move that touches one must be
// looked at.
#pragma once

#include "movegen/fast/differences/zones.hpp"
#include "movegen/fast/legal/legal.hpp"

namespace hurdle::fast {

/// The royal piece of C, against drops of its opponent's in the reply to a move of C.
template <const Description& D, Colour C>
struct Unmated {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour dropper = opponent(C);

  Bits leaving = 0;   ///< pieces that a reason rests on
  Bits filling = 0;   ///< squares that a reason needs empty
  unsigned kept = 0;  ///< kinds in hand that a reason rests on
  Zones<D, C> zones;  ///< around the royal piece

  /// Finds a reason for every drop that the opponent may make after a move of C which leaves
  /// `leaving` and `filling` alone. False when there is a drop without one.
  /// `danger` becomes that of C.
  [[nodiscard]] bool find(const P& position, Danger<Bits>& danger) {
    zones.find(position, danger);
    escapes_ = danger.royal;
    leaving = bit<Bits>(position.royal[index_of(C)]);
    filling = 0;
    const Bits checking = may_check(position);
    if ((checking & ~position.occupied()) == 0) {
      leaving |= checking;
      return true;
    }
    leaving |= zones.bound;
    filling |= zones.raising;
    bool found = true;
    each(static_cast<Bits64>(position.held[index_of(dropper)] & Drops<D>::restricted),
         [&](int kind) { found = found && answers_kind(position, kind); });
    return found;
  }

  /// Squares from which a dropped piece, or a hurdle that it makes, might attack `square`, whatever
  /// stands between.
  template <int Class>
  [[nodiscard]] static Bits aims(const P& position, int square) {
    return R::tables().reachable_from[index_of(dropper)][Class][at(square)] |
           DropChecks<D>::template new_hurdles<dropper>(position, square);
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  /// Squares, empty or C's, where a drop might give check, whatever stands between.
  [[nodiscard]] static Bits may_check(const P& position) {
    const int royal = position.royal[index_of(C)];
    const Bits hurdles = DropChecks<D>::template new_hurdles<dropper>(position, royal);
    const Bits squares = S::board & ~position.own[index_of(dropper)];
    Bits result = 0;
    each(static_cast<Bits64>(position.held[index_of(dropper)] & Drops<D>::restricted),
         [&](int kind) {
           const std::size_t cls = at(S::dropped_class[at(kind)]);
           const Bits aimed = R::tables().reachable_from[index_of(dropper)][cls][at(royal)];
           result |=
               Drops<D>::template droppable<dropper>(position, kind, squares & (aimed | hurdles));
         });
    return result;
  }

  [[nodiscard]] bool answers_kind(const P& position, int kind) {
    bool answered = true;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if (S::dropped_class[at(kind)] == cls) {
        for (Bits rest = doubtful<cls>(position, kind); rest != 0 && answered; rest &= rest - 1U) {
          answered = answers_drop<cls>(position, static_cast<Kind>(kind), first(rest));
        }
      }
    });
    return answered;
  }

  /// Squares where a drop may give check and every escape is within its reach. Where all but one
  /// are, that one must stay empty.
  template <int Class>
  [[nodiscard]] Bits doubtful(const P& position, int kind) {
    const int royal = position.royal[index_of(C)];
    const Bits occupied = position.occupied();
    const Bits own = position.own[index_of(C)];
    Bits checking = Drops<D>::template droppable<dropper>(
        position, kind, aims<Class>(position, royal) & S::board & ~position.own[index_of(dropper)]);
    Bits but_one = 0;
    each(escapes_, [&](int escape) {
      const Bits within = aims<Class>(position, escape) | bit<Bits>(escape);
      but_one = (but_one & within) | (checking & ~within);
      checking &= within;
    });
    each(escapes_, [&](int escape) {
      const Bits within = aims<Class>(position, escape) | bit<Bits>(escape);
      if ((but_one & ~within) != 0) {
        filling |= bit<Bits>(escape);
      }
    });
    if constexpr (only_slides(S::movement[Class])) {
      const Bits near = R::tables().step_origins[index_of(dropper)][Class][at(royal)] |
                        DropChecks<D>::template new_hurdles<dropper>(position, royal);
      const Bits seen = R::template line_attacks<Class>(royal, occupied, 0);
      if ((checking & ~seen & ~near) != 0) {
        leaving |= seen & own;
      }
      checking &= near | seen;
    }
    leaving |= checking & own;
    return checking & ~occupied;
  }

  static constexpr bool only_slides(const Movement& m) {
    return (m.orthogonal.capture | m.diagonal.capture) == slide && m.lame.diagonal_steps == 0;
  }

  /// Whether C has an answer to this drop if it were made now; what the answer needs is kept.
  template <int Class>
  [[nodiscard]] bool answers_drop(const P& position, Kind kind, int to) {
    P after = position;
    Mutate<D, false>::template drop<dropper>(after, Keyless{}, kind, to);
    Danger<Bits> danger;
    Safety<D>::template find<C>(after, danger);
    const int royal = position.royal[index_of(C)];
    if (danger.checkers == 0) {
      rely_on_way<Class>(after, to, royal);
      return true;
    }
    if (danger.royal != 0) {
      const int escape = first(danger.royal);
      rely_on_way<Class>(after, to, escape);
      filling |= danger.royal & ~bit<Bits>(to) & bit<Bits>(escape);
      return true;
    }
    return danger.free != 0 && (answers_by_piece(after, danger) || answers_by_drop(after, danger));
  }

  /// What stands on the way of class `Class` stays, and what is empty there stays empty.
  template <int Class>
  void rely_on_way(const P& after, int from, int to) {
    const auto& tables = R::tables();
    Bits way = tables.between[at(from)][at(to)];
    if constexpr (S::movement[Class].lame.diagonal_steps != 0) {
      way |= S::movement[Class].lame.diagonal_steps == 1 ? tables.short_path[at(to)][at(from)]
                                                         : tables.long_path[at(to)][at(from)];
    }
    leaving |= way & after.occupied();
    filling |= way;
  }

  [[nodiscard]] bool answers_by_piece(const P& after, const Danger<Bits>& danger) {
    bool found = false;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      for (Bits rest = after.pieces[index_of(C)][cls] & ~danger.shields; rest != 0 && !found;
           rest &= rest - 1U) {
        const int from = first(rest);
        const Bits targets =
            R::template targets<C, cls>(from, after.occupied(), after.own[index_of(C)], 0) &
            danger.free;
        if (targets != 0) {
          found = true;
          rely_on_way<cls>(after, from, first(targets));
          leaving |= bit<Bits>(from);
          filling |= bit<Bits>(first(targets));
        }
      }
    });
    return found;
  }

  /// A drop between that can give no check itself, so that no clause on mates asks about it.
  [[nodiscard]] bool answers_by_drop(const P& after, const Danger<Bits>& danger) {
    const Bits empty = S::board & ~after.occupied() & danger.free;
    bool found = false;
    each(static_cast<Bits64>(after.held[index_of(C)]), [&](int kind) {
      const Bits squares =
          Drops<D>::template droppable<C>(after, kind, empty) & ~aims_at_dropper(after, kind);
      if (!found && squares != 0) {
        found = true;
        filling |= bit<Bits>(first(squares));
        kept |= 1U << static_cast<unsigned>(kind);
      }
    });
    return found;
  }

  /// Squares where a drop of C's might give check, whatever stands between.
  [[nodiscard]] static Bits aims_at_dropper(const P& after, int kind) {
    const int royal = after.royal[index_of(dropper)];
    const std::size_t cls = at(S::dropped_class[at(kind)]);
    return R::tables().reachable_from[index_of(C)][cls][at(royal)] |
           DropChecks<D>::template new_hurdles<C>(after, royal);
  }

  Bits escapes_ = 0;
};

}  // namespace hurdle::fast
