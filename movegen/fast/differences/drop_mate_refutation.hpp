// Whether a reply drop could mate after a move that has not been made yet. Almost always none can,
// for a reason that most moves do not affect: an escape square, or a piece that captures the
// dropped piece or interposes. Every possible drop is refuted once, on the current board. The
// pieces and squares that the refutations rely on are stored, and only moves that change one of
// them must be examined.
#pragma once

#include "movegen/fast/differences/king_zone.hpp"
#include "movegen/fast/legal/legal.hpp"

namespace hurdle::fast {

/// Refutes the opponent's drops, in reply to a move of C, as mates.
template <const Description& D, Colour C>
struct DropMateRefutation {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour dropper = opponent(C);

  Bits relied_pieces = 0;     ///< pieces that must not leave, for a refutation to hold
  Bits relied_squares = 0;    ///< squares that must stay empty, for a refutation to hold
  unsigned relied_kinds = 0;  ///< kinds in the hand of C that a refutation needs
  KingZone<D, C> king_zone;

  /// Refutes every drop of the opponent that may follow a move of C which keeps all relied-on
  /// pieces and squares. Returns false if a drop cannot be refuted. Sets `checks` to those on the
  /// royal piece of C.
  [[nodiscard]] bool find(const P& position, CheckInfo<D>& checks) {
    king_zone.find(position, checks);
    escapes_ = checks.royal_targets;
    relied_pieces = bit<Bits>(position.royal[index_of(C)]);
    relied_squares = 0;
    const Bits checking = may_check(position);
    if ((checking & ~position.occupied()) == 0) {
      relied_pieces |= checking;
      return true;
    }
    relied_pieces |= king_zone.check_pieces | king_zone.escape_pieces;
    relied_squares |= king_zone.new_hurdles;
    bool refuted = true;
    each(static_cast<Bits64>(position.held[index_of(dropper)] & Drops<D>::mate_forbidden),
         [&](int kind) { refuted = refuted && refute_kind(position, kind); });
    return refuted;
  }

  /// Squares from which a dropped piece attacks `square` on some occupancy, directly or as the
  /// hurdle of another piece.
  template <int Class>
  [[nodiscard]] static Bits attack_squares(const P& position, int square) {
    return R::tables().potential_origins[index_of(dropper)][Class][at(square)] |
           DropChecks<D>::template new_hurdles<dropper>(position, square);
  }

 private:
  /// Squares, empty or with a piece of C, on which a drop gives check on some occupancy.
  [[nodiscard]] static Bits may_check(const P& position) {
    const int royal = position.royal[index_of(C)];
    const Bits hurdles = DropChecks<D>::template new_hurdles<dropper>(position, royal);
    const Bits not_own = S::board & ~position.own[index_of(dropper)];
    Bits result = 0;
    each(static_cast<Bits64>(position.held[index_of(dropper)] & Drops<D>::mate_forbidden),
         [&](int kind) {
           const std::size_t cls = at(S::dropped_class[at(kind)]);
           const Bits aimed = R::tables().potential_origins[index_of(dropper)][cls][at(royal)];
           result |=
               Drops<D>::template droppable<dropper>(position, kind, not_own & (aimed | hurdles));
         });
    return result;
  }

  [[nodiscard]] bool refute_kind(const P& position, int kind) {
    bool refuted = true;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if (S::dropped_class[at(kind)] == cls) {
        for (Bits rest = doubtful<cls>(position, kind); rest != 0 && refuted; rest &= rest - 1U) {
          refuted = refute_drop(position, kind, cls, first(rest));
        }
      }
    });
    return refuted;
  }

  /// Squares where a drop may give check and may attack every escape as well. If it may attack all
  /// escapes but one, that escape refutes it, and must stay empty.
  template <int Class>
  [[nodiscard]] Bits doubtful(const P& position, int kind) {
    const int royal = position.royal[index_of(C)];
    const Bits occupied = position.occupied();
    const Bits own = position.own[index_of(C)];
    Bits checking = Drops<D>::template droppable<dropper>(
        position, kind,
        attack_squares<Class>(position, royal) & S::board & ~position.own[index_of(dropper)]);
    Bits but_one = 0;
    each(escapes_, [&](int escape) {
      const Bits within = attack_squares<Class>(position, escape) | bit<Bits>(escape);
      but_one = (but_one & within) | (checking & ~within);
      checking &= within;
    });
    each(escapes_, [&](int escape) {
      const Bits within = attack_squares<Class>(position, escape) | bit<Bits>(escape);
      if ((but_one & ~within) != 0) {
        relied_squares |= bit<Bits>(escape);
      }
    });
    if constexpr (only_slides(S::movement[Class])) {
      const Bits adjacent = R::tables().step_origins[index_of(dropper)][Class][at(royal)] |
                            DropChecks<D>::template new_hurdles<dropper>(position, royal);
      const Bits seen = R::template line_attacks<C, Class>(royal, occupied, 0);
      if ((checking & ~seen & ~adjacent) != 0) {
        relied_pieces |= seen & own;
      }
      checking &= adjacent | seen;
    }
    relied_pieces |= checking & own;
    return checking & ~occupied;
  }

  static constexpr bool only_slides(const Movement& m) {
    return (m.orthogonal.capture | m.diagonal.capture) == slide && m.lame.diagonal_steps == 0;
  }

  /// Whether C has an answer to the drop of a kind, of class `cls`, if it is made now; adds the
  /// pieces and squares that the answer relies on. The class is a run-time argument because most of
  /// the code is the same for all classes.
  [[nodiscard]] [[gnu::noinline]] bool refute_drop(const P& position, int kind, int cls, int to) {
    P after = position;
    Mutate<D, false>::template drop<dropper>(after, Keyless{}, static_cast<Kind>(kind), to);
    CheckInfo<D> checks;
    Safety<D>::template shared_find<C>(after, checks);
    const int royal = position.royal[index_of(C)];
    if (checks.checkers == 0) {
      rely_on_path(after, cls, to, royal);
      return true;
    }
    if (checks.royal_targets != 0) {
      const int escape = first(checks.royal_targets);
      rely_on_path(after, cls, to, escape);
      relied_squares |= checks.royal_targets & ~bit<Bits>(to) & bit<Bits>(escape);
      return true;
    }
    if (!has(checks.checkers, to)) {
      // The drop itself gives no check. The current checks are others, which the move will answer.
      rely_on_path(after, cls, to, royal);
    }
    return checks.check_mask != 0 &&
           (refute_by_piece(after, checks) || refute_by_drop(after, checks));
  }

  /// The pieces on the path must stay, and its empty squares must stay empty.
  void rely_on_path(const P& after, int cls, int from, int to) {
    const auto& tables = R::tables();
    const int diagonal_steps = S::movement[at(cls)].lame.diagonal_steps;
    Bits path = tables.between[at(from)][at(to)];
    if (diagonal_steps != 0) {
      path |= diagonal_steps == 1 ? tables.short_path[at(to)][at(from)]
                                  : tables.long_path[at(to)][at(from)];
    }
    relied_pieces |= path & after.occupied();
    relied_squares |= path;
  }

  [[nodiscard]] bool refute_by_piece(const P& after, const CheckInfo<D>& checks) {
    bool found = false;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      for (Bits rest = after.pieces[index_of(C)][cls] & ~checks.blockers; rest != 0 && !found;
           rest &= rest - 1U) {
        const int from = first(rest);
        const Bits targets =
            R::template shared_targets<C, cls>(from, after.occupied(), after.own[index_of(C)], 0) &
            checks.check_mask;
        if (targets != 0) {
          found = true;
          rely_on_path(after, cls, from, first(targets));
          relied_pieces |= bit<Bits>(from);
          relied_squares |= bit<Bits>(first(targets));
        }
      }
    });
    return found;
  }

  /// Refutation by interposing a drop that cannot give check itself: it is legal whatever the rule
  /// on mates by drops.
  [[nodiscard]] bool refute_by_drop(const P& after, const CheckInfo<D>& checks) {
    const Bits empty = S::board & ~after.occupied() & checks.check_mask;
    bool found = false;
    each(static_cast<Bits64>(after.held[index_of(C)]), [&](int kind) {
      const Bits answers =
          Drops<D>::template droppable<C>(after, kind, empty) & ~may_check_dropper(after, kind);
      if (!found && answers != 0) {
        found = true;
        relied_squares |= bit<Bits>(first(answers));
        relied_kinds |= 1U << static_cast<unsigned>(kind);
      }
    });
    return found;
  }

  /// Squares on which a drop by C gives check on some occupancy.
  [[nodiscard]] static Bits may_check_dropper(const P& after, int kind) {
    const int royal = after.royal[index_of(dropper)];
    const std::size_t cls = at(S::dropped_class[at(kind)]);
    return R::tables().potential_origins[index_of(C)][cls][at(royal)] |
           DropChecks<D>::template new_hurdles<C>(after, royal);
  }

  Bits escapes_ = 0;
};

}  // namespace hurdle::fast
