// The moves of all pawns that are no blockers, added to the deltas as sets, one direction at a
// time. Pawns never choose whether to promote, so each target counts once, or once for each type
// that the pawn may become there.
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

  /// Adds the moves of pawns to `allowed`; returns the pawns that capture an enemy piece or are
  /// blocked by one: their moves change when it leaves.
  template <int Class>
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
        const int moves = moves_to<Class>(to);
        deltas.add_moves(to - distance * forward, moves);
        for (int passed = 0; passed < distance; ++passed) {
          deltas.add_fill(to - passed * forward, -moves);
        }
      });
    });
    constexpr int left = E == Colour::white ? 7 : 5;
    constexpr int right = E == Colour::white ? 1 : 3;
    facing_enemy |=
        add_captures<Class, left>(pawns, allowed) | add_captures<Class, right>(pawns, allowed);
    return facing_enemy & pawns;
  }

 private:
  static constexpr int forward = E == Colour::white ? S::files : -S::files;

  /// The number of moves that a pawn has to one of its targets.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] static int moves_to([[maybe_unused]] int to) {
    if constexpr (S::more_promotions[Class] == 0) {
      return 1;
    }
    return has(S::template camp<E>, to) ? 1 + S::more_promotions[Class] : 1;
  }

  /// Adds the captures of all pawns in one direction; returns the pawns that have one now.
  template <int Class, int Step>
  [[gnu::always_inline]] Bits add_captures(Bits pawns, Bits allowed) const {
    constexpr int opposite = (Step + 4) % 8;
    const Bits attacked = R::template shifted<Step>(pawns);
    constexpr int by = direction_rank[Step] * S::files + direction_file[Step];
    each(attacked & allowed & ~occupied, [&](int to) { deltas.add_fill(to, moves_to<Class>(to)); });
    each(attacked & allowed & own, [&](int to) { deltas.add_capture(to, moves_to<Class>(to)); });
    const Bits takers = R::template shifted<opposite>(attacked & allowed & occupied & ~own);
    each(takers, [&](int from) { deltas.add_moves(from, moves_to<Class>(from + by)); });
    return R::template shifted<opposite>(attacked & occupied & ~own);
  }
};

}  // namespace hurdle::fast
