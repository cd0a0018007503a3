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
  int total = 0;    ///< moves on the current board
  int change = 0;   ///< the sum over `moves` of what they change, except what they vacate
  Bits facing = 0;  ///< pawns that capture an enemy piece or are blocked by one, which may leave

  /// Adds the moves of these pawns to `allowed`.
  [[gnu::always_inline]] void add(Bits pawns, Bits allowed) {
    const Bits enemies = occupied & ~own;
    Bits reached = pawns;
    Bits path = pawns;
    unroll<R::furthest_advance>([&](auto index) {
      constexpr int distance = decltype(index)::value + 1;
      path = R::template ahead<E>(path) & ~own;
      facing |= R::template retreat<E, distance>(path & enemies);
      reached = R::template advance_on<E, distance>(reached, ~occupied);
      add_targets(reached & allowed, [&](Bits targets) {
        int lost = 0;
        unroll<distance>([&](auto passed) {
          lost += moves.quiet().count(R::template retreat<E, decltype(passed)::value>(targets));
        });
        return -lost;
      });
    });
    constexpr int left = E == Colour::white ? 7 : 5;
    constexpr int right = E == Colour::white ? 1 : 3;
    add_captures<left>(pawns, allowed);
    add_captures<right>(pawns, allowed);
    facing &= pawns;
  }

 private:
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
    const Bits attacked = R::template shifted<Step>(pawns) & S::board;
    const Bits enemies = occupied & ~own;
    facing |= R::template shifted<(Step + 4) % 8>(attacked & enemies);
    const Bits targets = attacked & allowed;
    add_targets(targets & enemies, [](Bits /*captured*/) { return 0; });
    change +=
        counted(moves.quiet(), targets & ~occupied) + counted(moves.captures(), targets & own);
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
