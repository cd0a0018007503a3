// The moves of pawns that are no shields, summed up by square set by set. Pawns have no choice of
// promoting, so a move is a move.
#pragma once

#include "movegen/fast/differences/square_sums.hpp"

namespace hurdle::fast {

/// The pawns of E, on a board with these pieces.
template <const Description& D, Colour E>
struct PawnSums {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;

  SquareSums<D, E>& sums;
  Bits occupied, own;

  /// Adds the moves of pawns, which may go to `allowed`, to the sums; returns the pawns that look
  /// at an enemy piece.
  [[nodiscard]] [[gnu::always_inline]] Bits add(Bits pawns, Bits allowed) const {
    const Bits enemies = occupied & ~own;
    Bits looking = 0;  // at an enemy piece
    Bits reached = pawns;
    Bits way = pawns;
    unroll<R::furthest_advance>([&](auto index) {
      constexpr int distance = decltype(index)::value + 1;
      way = R::template ahead<E>(way) & ~own;
      looking |= R::template retreat<E, distance>(way & enemies);
      reached = R::template advance_on<E, distance>(reached, ~occupied);
      each(reached & allowed, [&](int to) {
        sums.has_moves(to - distance * forward, 1);
        for (int passed = 0; passed < distance; ++passed) {
          sums.fills(to - passed * forward, -1);
        }
      });
    });
    constexpr int left = E == Colour::white ? 7 : 5;
    constexpr int right = E == Colour::white ? 1 : 3;
    looking |= add_captures<left>(pawns, allowed) | add_captures<right>(pawns, allowed);
    return looking & pawns;
  }

 private:
  static constexpr int forward = E == Colour::white ? S::files : -S::files;

  /// The captures of all pawns in one direction; returns the pawns that have one now.
  template <int Step>
  [[gnu::always_inline]] Bits add_captures(Bits pawns, Bits allowed) const {
    constexpr int opposite = (Step + 4) % 8;
    const Bits attacked = R::template shifted<Step>(pawns);
    each(attacked & allowed & ~occupied, [&](int to) { sums.fills(to, 1); });
    each(attacked & allowed & own, [&](int to) { sums.add_worth(to, 1); });
    const Bits takers = R::template shifted<opposite>(attacked & allowed & occupied & ~own);
    each(takers, [&](int from) { sums.has_moves(from, 1); });
    return R::template shifted<opposite>(attacked & occupied & ~own);
  }
};

}  // namespace hurdle::fast
