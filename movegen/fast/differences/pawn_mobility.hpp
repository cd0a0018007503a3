// The moves of all pawns that are no blockers, as sets, one direction at a time. Pawns never choose
// whether to promote, so each target counts once, or once for each type that the pawn may become
// there.
#pragma once

#include "movegen/fast/differences/summed_moves.hpp"
#include "movegen/fast/legal/bulk.hpp"

namespace hurdle::fast {

/// Pawns of E, of class `Class`, on a board with these pieces, before moves of the opponent.
template <const Description& D, Colour E, int Class>
struct PawnMobility {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;
  using Moves = SummedMoves<D, opponent(E)>;
  using Counts = typename Moves::Counts;

  const Moves& moves;
  Bits occupied, own;
  int total = 0;   ///< moves on the current board
  int change = 0;  ///< the sum over `moves` of what they change, except the captures of these pawns

  /// Adds the moves of these pawns to `allowed`.
  [[gnu::always_inline]] void add(Bits pawns, Bits allowed) {
    const Bits blockers = occupied & moves.movers() & ~own;
    Bits reached = pawns;
    unroll<R::furthest_advance>([&](auto index) __attribute__((always_inline)) {
      constexpr int distance = decltype(index)::value + 1;
      each(R::template advance_on<E, distance>(reached, blockers),
           [&](int left) { add_unblocked<distance>(left, allowed); });
      reached = R::template advance_on<E, distance>(reached, ~occupied);
      add_targets(reached & allowed, [&](Bits targets) {
        int lost = 0;
        unroll<distance>([&](auto passed) {
          lost += moves.quiet().count(R::template retreat<E, decltype(passed)::value>(targets));
        });
        return -lost;
      });
    });
    add_captures<R::template pawn_captures<E>[0]>(pawns, allowed);
    add_captures<R::template pawn_captures<E>[1]>(pawns, allowed);
  }

 private:
  static constexpr int forward = E == Colour::white ? S::files : -S::files;

  /// The number of moves to these targets.
  [[nodiscard]] [[gnu::always_inline]] static int number(Bits targets) {
    return Bulk<D>::template count_promoting<E, Class>(targets);
  }

  /// Adds what a pawn gains when the piece on `left`, `Distance` squares ahead of it, moves away:
  /// it advances to the squares from there on, up to the arriving piece; to none if that captures
  /// the pawn or stops before `left`.
  template <int Distance>
  [[gnu::noinline]] void add_unblocked(int left, Bits allowed) {
    const Bits pawn = R::template retreat<E, Distance>(bit<Bits>(left));
    Bits opened = bit<Bits>(left);
    Bits reached = opened;
    unroll<R::furthest_advance - Distance>([&](auto index) {
      reached =
          R::template advance_on<E, Distance + 1 + decltype(index)::value>(reached, ~occupied);
      opened |= reached;
    });
    Bits before = pawn;
    unroll<Distance - 1>([&](auto /*index*/) { before |= R::template ahead<E>(before); });
    const int gained = number(opened & allowed);
    moves.each_targets(left, [&](Bits arrivals) {
      change += gained * popcount(arrivals & ~(opened | before));
      each(arrivals & opened, [&](int to) {
        Bits short_of = bit<Bits>(left);
        for (int square = left; square + forward != to; square += forward) {
          short_of |= bit<Bits>(square + forward);
        }
        change += number(short_of & allowed);
      });
    });
  }

  /// Adds targets of moves; `changed(targets)` is what `moves` change if each counts once.
  template <class Changed>
  [[gnu::always_inline]] void add_targets(Bits targets, Changed&& changed) {
    total += popcount(targets);
    change += changed(targets);
    if constexpr (S::more_promotions[Class] != 0) {
      const Bits several = S::template several_of<E, Class>(targets);
      if (several != 0) {
        total += S::more_promotions[Class] * popcount(several);
        change += S::more_promotions[Class] * changed(several);
      }
    }
  }

  template <int Step>
  [[gnu::always_inline]] void add_captures(Bits pawns, Bits allowed) {
    constexpr int by = direction_rank[Step] * S::files + direction_file[Step];
    const Bits targets = R::template shifted<Step>(pawns) & allowed;
    const Bits captured = targets & occupied & ~own;
    total += number(captured);
    change +=
        counted(moves.quiet(), targets & ~occupied) + counted(moves.captures(), targets & own);
    each(captured & moves.movers(), [&](int left) {
      const int lost = number(bit<Bits>(left));
      moves.each_targets(left, [&](Bits arrivals) {
        change -= lost * popcount(arrivals & ~bit<Bits>(left - by));
      });
    });
  }

  /// The captures that these moves allow by arriving on `targets`.
  [[nodiscard]] [[gnu::always_inline]] static int counted(const Counts& arrivals, Bits targets) {
    int result = arrivals.count(targets);
    if constexpr (S::more_promotions[Class] != 0) {
      result +=
          S::more_promotions[Class] * arrivals.count(S::template several_of<E, Class>(targets));
    }
    return result;
  }
};

}  // namespace hurdle::fast
