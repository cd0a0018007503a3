// A lame or eyed leaper, or a pawn: a piece that can be blocked but is no line mover. Its moves are
// counted again on the board after squares are filled or vacated.
#pragma once

#include "movegen/fast/legal/bulk.hpp"

namespace hurdle::fast {

/// A blockable piece of E, of class `Class`.
template <const Description& D, Colour E, int Class>
struct PieceMobility {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;

  Bits depends_on;  ///< squares whose change may change its number of moves
  Bits allowed;     ///< squares that it may move to if its movement reaches them
  Bits recapture;   ///< own pieces that it protects: possible targets after a capture
  int from, count;

  /// The change of its number of moves when a piece leaves `left` and then arrives on one square of
  /// `arrivals`, without the change by the arrival alone; summed over `number` arrivals. Arrivals
  /// that it does not depend on all change the same.
  [[nodiscard]] [[gnu::noinline]] int vacated(int left, Bits arrivals, int number,
                                              Bits occupied) const {
    const Bits rest = occupied & ~bit<Bits>(left);
    const int change = count_on(rest, allowed) - count;
    int sum = number * change;
    each(arrivals & depends_on, [&](int to) {
      sum += count_on(rest | bit<Bits>(to), allowed) - count_on(occupied | bit<Bits>(to), allowed) -
             change;
    });
    return sum;
  }

  /// The same when the piece that leaves `left` captures another piece of the owner on `taken`.
  [[nodiscard]] [[gnu::noinline]] int vacated_to_capture(int left, int taken, Bits occupied) const {
    const Bits squares = allowed | (recapture & bit<Bits>(taken));
    return count_on(occupied & ~bit<Bits>(left), squares) - count_on(occupied, squares);
  }

  /// Its number of moves to these squares, on a board with these pieces.
  [[nodiscard]] [[gnu::always_inline]] int count_on(Bits pieces, Bits squares) const {
    constexpr const Movement& m = S::movement[Class];
    Bits targets = 0;
    if constexpr (m.pawn_moves) {
      targets = R::tables().steps[index_of(E)][Class][at(from)] & pieces;
      R::template advance<E>(bit<Bits>(from), ~pieces, [&](Bits reached) { targets |= reached; });
    } else if constexpr (m.eyed_leap) {
      targets = R::eyed(from, pieces);
    } else {
      targets = R::template lame<m.lame.diagonal_steps>(from, pieces);
    }
    return Bulk<D>::template count_targets<E, Class>(from, targets & squares);
  }

  /// The squares that the moves of a piece depend on.
  [[nodiscard]] static Bits dependencies(int from, Bits own) {
    constexpr const Movement& m = S::movement[Class];
    if constexpr (m.eyed_leap) {
      return R::eyes_of(from, R::tables().eyed_inside[at(from)]);
    } else if constexpr (!m.pawn_moves) {
      return R::tables().lame_paths[m.lame.diagonal_steps - 1][at(from)];
    }
    Bits result = R::tables().steps[index_of(E)][Class][at(from)] & ~own;
    Bits ahead = bit<Bits>(from);
    unroll<R::furthest_advance>([&](auto /*index*/) {
      ahead = R::template ahead<E>(ahead);
      result |= ahead;
      ahead &= ~own;
    });
    return result;
  }
};

}  // namespace hurdle::fast
