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
    Targets targets;
    Bits reached = pawns;
    unroll<R::furthest_advance>([&](auto index) __attribute__((always_inline)) {
      constexpr int distance = decltype(index)::value + 1;
      each(R::template advance_on<E, distance>(reached, blockers),
           [&](int left) { add_unblocked<distance>(left, allowed); });
      reached = R::template advance_on<E, distance>(reached, ~occupied);
      targets.advances[distance - 1] = reached & allowed;
    });
    unroll<2>([&](auto index) __attribute__((always_inline)) {
      constexpr int side = decltype(index)::value;
      constexpr int step = R::template pawn_captures<E>[side];
      targets.attacks[side] = R::template shifted<step>(pawns) & allowed;
      add_captures<step>(targets.attacks[side] & occupied & ~own);
    });
    add_targets(targets);
    if constexpr (S::more_promotions[Class] != 0) {
      const Bits several = S::template several_of<E, Class>(targets.all());
      if (several != 0) {
        add_targets(targets.among(several), S::more_promotions[Class]);
      }
    }
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

  /// Squares that the pawns may move to, if those of `attacks` hold a piece to capture.
  struct Targets {
    std::array<Bits, static_cast<std::size_t>(R::furthest_advance)> advances;  ///< by distance
    std::array<Bits, 2> attacks;

    [[nodiscard]] [[gnu::always_inline]] Bits all() const {
      Bits result = attacks[0] | attacks[1];
      unroll<R::furthest_advance>([&](auto index) { result |= advances[decltype(index)::value]; });
      return result;
    }
    [[nodiscard]] [[gnu::always_inline]] Targets among(Bits squares) const {
      Targets result{{}, {attacks[0] & squares, attacks[1] & squares}};
      unroll<R::furthest_advance>([&](auto index) {
        result.advances[decltype(index)::value] = advances[decltype(index)::value] & squares;
      });
      return result;
    }
  };

  /// Adds moves, each `weight` times, and what the opponent's moves change in them by filling the
  /// ways of advances and the targets of captures, or by capturing own pieces there.
  [[gnu::always_inline]] void add_targets(const Targets& targets, int weight = 1) {
    const auto attacked = [&](Bits among) __attribute__((always_inline)) {
      return popcount(among & targets.attacks[0]) + popcount(among & targets.attacks[1]);
    };
    int number = attacked(occupied & ~own);
    unroll<R::furthest_advance>(
        [&](auto index) { number += popcount(targets.advances[decltype(index)::value]); });
    total += weight * number;
    const int quiet = moves.quiet().weigh([&](Bits filled) __attribute__((always_inline)) {
      int result = attacked(filled);
      unroll<R::furthest_advance>([&](auto index) __attribute__((always_inline)) {
        constexpr int distance = decltype(index)::value + 1;
        unroll<distance>([&](auto passed) {
          result -= popcount(filled & R::template retreat<E, decltype(passed)::value>(
                                          targets.advances[distance - 1]));
        });
      });
      return result;
    });
    change += weight * (quiet + moves.captures().weigh(attacked));
  }

  /// Adds what the captures lose when one of the `captured` pieces moves away.
  template <int Step>
  [[gnu::always_inline]] void add_captures(Bits captured) {
    constexpr int by = direction_rank[Step] * S::files + direction_file[Step];
    each(captured & moves.movers(), [&](int left) {
      const int lost = number(bit<Bits>(left));
      moves.each_targets(left, [&](Bits arrivals) {
        change -= lost * popcount(arrivals & ~bit<Bits>(left - by));
      });
    });
  }
};

}  // namespace hurdle::fast
