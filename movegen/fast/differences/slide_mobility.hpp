// A piece that slides: where it goes, and what it gains when a piece that it sees moves away. A
// slide reaches what lies past the piece that leaves, so nothing needs to be counted again.
#pragma once

#include "movegen/fast/differences/summed_moves.hpp"
#include "movegen/fast/legal/bulk.hpp"

namespace hurdle::fast {

/// Sliding pieces of E, before moves of the opponent.
template <const Description& D, Colour E>
struct SlideMobility {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using R = Reach<D>;
  using Moves = SummedMoves<D, opponent(E)>;

  /// Whether a movement has slides.
  [[nodiscard]] static constexpr bool any(const Movement& m) {
    return m.orthogonal == slides || m.diagonal == slides || m.marked == slides || m.slides_ahead;
  }

  /// The squares that a piece reaches by slides.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] static Bits targets(int from, Bits occupied) {
    constexpr const Movement& m = S::movement[Class];
    Bits result = 0;
    if constexpr (m.orthogonal == slides) {
      result |= R::template lines_from<slide, 0, 2>(from, occupied);
    }
    if constexpr (m.diagonal == slides) {
      result |= R::template lines_from<slide, 2, 4>(from, occupied);
    }
    if constexpr (m.marked == slides) {
      if (R::on_marked_line(from)) {
        result |= R::template lines_from<slide, 4, 6>(from, occupied);
      }
    }
    if constexpr (m.slides_ahead) {
      result |= R::template ahead_seen<E>(from, occupied);
    }
    return result;
  }

  /// The change of the slides of the piece on `from` when the piece on `left`, which it sees, moves
  /// away: it reaches the squares past `left`, up to the arriving piece if that is among them, and
  /// none if the arriving piece is before `left`. It may move to the squares of `allowed`, and to
  /// those of `recapture` if a piece of E there is captured.
  template <int Class>
  [[nodiscard]] [[gnu::noinline]] static int gained_past(const Moves& moves, int from, int left,
                                                         Bits allowed, Bits recapture,
                                                         Bits occupied) {
    const auto& tables = R::tables();
    const Bits opened = up_to_first(tables.past[at(from)][at(left)], occupied, left > from);
    const int gained = weight<Class>(from, opened & allowed);
    const Bits before = tables.between[at(from)][at(left)] | bit<Bits>(from);
    int sum = 0;
    moves.each_targets(left, [&](Bits arrivals) {
      sum += gained * popcount(arrivals & ~(opened | before));
      each(arrivals & opened, [&](int to) {
        const Bits reached = opened & ~tables.past[at(from)][at(to)];
        sum += weight<Class>(from, reached & (allowed | (recapture & bit<Bits>(to))));
      });
    });
    return sum;
  }

 private:
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] static int weight(int from, Bits targets) {
    return Bulk<D>::template count_targets<E, Class>(from, targets);
  }

  /// The squares of a ray up to its first occupied one; the ray leads to higher or lower squares.
  [[nodiscard]] [[gnu::always_inline]] static Bits up_to_first(Bits ray, Bits occupied,
                                                               bool upwards) {
    const Bits pieces = ray & occupied;
    return upwards ? ray & (pieces ^ (pieces - 1U)) : ray & ~below_last(pieces);
  }
};

}  // namespace hurdle::fast
