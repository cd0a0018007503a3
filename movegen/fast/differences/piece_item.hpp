// A lame leaper or a pawn, as the counting by differences keeps it: a piece whose way can be
// blocked without being a line. Its moves are counted anew on the board as it would be.
#pragma once

#include "movegen/fast/legal/bulk.hpp"

namespace hurdle::fast {

/// Such a piece of E.
template <const Description& D, Colour E>
struct PieceItem {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;

  Bits influence;  ///< squares where a change may change its moves
  Bits allowed;    ///< where it may go, if its way leads there
  Bits recapture;  ///< own pieces on squares where it might go if an enemy stood there
  int from, cls, count;

  /// The moves that are won or lost when a piece leaves `left` and then one arrives on each of
  /// `arrivals`, beyond what arriving alone changes: added up over so many arrivals, near or not.
  [[nodiscard]] [[gnu::noinline]] int lifted(int left, Bits arrivals, int number,
                                             Bits occupied) const {
    int sum = 0;
    as_class([&](auto index) {
      constexpr int same = decltype(index)::value;
      const Bits rest = occupied & ~bit<Bits>(left);
      const int change = count_on<same>(rest, allowed) - count;
      sum = number * change;
      each(arrivals & influence, [&](int to) {
        sum += count_on<same>(rest | bit<Bits>(to), allowed) -
               count_on<same>(occupied | bit<Bits>(to), allowed) - change;
      });
    });
    return sum;
  }

  /// The same when the piece that leaves `left` takes the owner's other piece on `taken`.
  [[nodiscard]] [[gnu::noinline]] int lifted_to_take(int left, int taken, Bits occupied) const {
    int sum = 0;
    as_class([&](auto index) {
      constexpr int same = decltype(index)::value;
      const Bits squares = allowed | (recapture & bit<Bits>(taken));
      sum =
          count_on<same>(occupied & ~bit<Bits>(left), squares) - count_on<same>(occupied, squares);
    });
    return sum;
  }

  /// Its moves to some of these squares, on a board with these pieces.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] int count_on(Bits pieces, Bits squares) const {
    constexpr const Movement& m = S::movement[Class];
    Bits targets = 0;
    if constexpr (m.pawn) {
      targets = R::tables().steps[index_of(E)][Class][at(from)] & pieces;
      R::template advance<E>(bit<Bits>(from), ~pieces, [&](Bits reached) { targets |= reached; });
    } else {
      targets = R::template lame<m.lame.diagonal_steps>(from, pieces);
    }
    return Bulk<D>::template count_targets<E, Class>(from, targets & squares);
  }

  /// The squares that a piece's way depends on.
  template <int Class>
  [[nodiscard]] static Bits around(int from, Bits own) {
    constexpr const Movement& m = S::movement[Class];
    if constexpr (!m.pawn) {
      return R::tables().lame_ways[m.lame.diagonal_steps - 1][at(from)];
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

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  static constexpr bool is_kept(const Movement& m) { return m.lame.diagonal_steps != 0 || m.pawn; }

  template <class Use>
  [[gnu::always_inline]] void as_class(Use&& use) const {
    unroll<S::classes - 1>([&](auto index) {
      constexpr int one = decltype(index)::value + 1;
      if constexpr (is_kept(S::movement[one])) {
        if (cls == one) {
          use(std::integral_constant<int, one>{});
        }
      }
    });
  }
};

}  // namespace hurdle::fast
