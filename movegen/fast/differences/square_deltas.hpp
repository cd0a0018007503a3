// How many moves the pieces of one side gain or lose when a square is filled or one of them is
// captured, summed by square. Independent of how the pieces move.
#pragma once

#include <array>

#include "movegen/fast/legal/bulk.hpp"

namespace hurdle::fast {

/// The deltas of the pieces of E.
template <const Description& D, Colour E>
struct SquareDeltas {
  using Bits = typename Shape<D>::Bits;
  /// A small number for every square.
  using Values = std::array<std::int16_t, static_cast<std::size_t>(Shape<D>::bits)>;

  int total = 0;        ///< the moves of all pieces
  Values fill{};        ///< change when a new piece fills this empty square
  Values fill_taboo{};  ///< further change if it is of the taboo kind
  Values capture{};     ///< change when the piece on this square is captured

  /// Adds `count` moves of the piece on `from`; its capture removes them.
  [[gnu::always_inline]] void add_moves(int from, int count) {
    total += count;
    add(capture, from, -count);
  }

  /// Adds a gain of `change` moves for the filling of `square`.
  [[gnu::always_inline]] void add_fill(int square, int change) { add(fill, square, change); }
  /// Adds a further gain for its filling by a piece of the taboo kind.
  [[gnu::always_inline]] void add_fill_taboo(int square, int change) {
    add(fill_taboo, square, change);
  }

  /// Adds a gain of `change` moves for the capture of the piece on `square`.
  [[gnu::always_inline]] void add_capture(int square, int change) { add(capture, square, change); }

  /// The piece on `from` protects its own pieces on these squares: it can recapture there.
  template <int Class>
  [[gnu::always_inline]] void add_recaptures(int from, Bits squares) {
    each(squares, [&](int to) {
      add_capture(to, Bulk<D>::template count_targets<E, Class>(from, bit<Bits>(to)));
    });
  }

 private:
  static void add(Values& values, int square, int change) noexcept {
    std::int16_t& sum = values[static_cast<std::size_t>(square)];
    sum = static_cast<std::int16_t>(sum + change);
  }
};

}  // namespace hurdle::fast
