// The moves of all pawns that are no blockers, added to the deltas as sets, one direction at a
// time. Pawns never have a choice of promoting, so every target is one move.
#pragma once

#include "movegen/fast/differences/square_deltas.hpp"

namespace hurdle::fast {

/// The pawns of E, on a board with these pieces.
template <const Description& D, Colour E>
struct PawnDeltas {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;

  SquareDeltas<D, E>& deltas;
  Bits occupied, own;

  /// Adds the moves of pawns, which may go to `allowed`; returns the pawns that capture or are
  /// blocked by an enemy piece: their moves change when it leaves.
  [[nodiscard]] [[gnu::always_inline]] Bits add(Bits pawns, Bits allowed) const {
    const Bits enemies = occupied & ~own;
    Bits facing_enemy = 0;
    Bits reached = pawns;
    Bits path = pawns;
    unroll<R::furthest_advance>([&](auto index) {
      constexpr int distance = decltype(index)::value + 1;
      path = R::template ahead<E>(path) & ~own;
      facing_enemy |= R::template retreat<E, distance>(path & enemies);
      reached = R::template advance_on<E, distance>(reached, ~occupied);
      each(reached & allowed, [&](int to) {
        deltas.add_moves(to - distance * forward, 1);
        for (int passed = 0; passed < distance; ++passed) {
          deltas.add_fill(to - passed * forward, -1);
        }
      });
    });
    constexpr int left = E == Colour::white ? 7 : 5;
    constexpr int right = E == Colour::white ? 1 : 3;
    facing_enemy |= add_captures<left>(pawns, allowed) | add_captures<right>(pawns, allowed);
    return facing_enemy & pawns;
  }

 private:
  static constexpr int forward = E == Colour::white ? S::files : -S::files;

  /// The captures of all pawns in one direction; returns the pawns that have one now.
  template <int Step>
  [[gnu::always_inline]] Bits add_captures(Bits pawns, Bits allowed) const {
    constexpr int opposite = (Step + 4) % 8;
    const Bits attacked = R::template shifted<Step>(pawns);
    each(attacked & allowed & ~occupied, [&](int to) { deltas.add_fill(to, 1); });
    each(attacked & allowed & own, [&](int to) { deltas.add_capture(to, 1); });
    const Bits takers = R::template shifted<opposite>(attacked & allowed & occupied & ~own);
    each(takers, [&](int from) { deltas.add_moves(from, 1); });
    return R::template shifted<opposite>(attacked & occupied & ~own);
  }
};

}  // namespace hurdle::fast
