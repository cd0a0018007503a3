// What the pieces of one side win or lose when a square is filled or a piece is taken, summed up by
// square. Knows nothing of how the pieces go.
#pragma once

#include <array>

#include "movegen/fast/legal/bulk.hpp"

namespace hurdle::fast {

/// The sums for the pieces of E.
template <const Description& D, Colour E>
struct SquareSums {
  using Bits = typename Shape<D>::Bits;
  /// A small number for every square.
  using Values = std::array<std::int16_t, static_cast<std::size_t>(Shape<D>::bits)>;

  int total = 0;        ///< the moves of all pieces
  Values fill{};        ///< change by a new piece on an empty square
  Values fill_taboo{};  ///< besides, if it is of the taboo kind
  Values worth{};       ///< change by taking the piece there

  /// So many moves are lost when the piece on `from` is taken.
  [[gnu::always_inline]] void has_moves(int from, int count) {
    total += count;
    add(worth, from, -count);
  }

  /// So many moves are won when `square` is filled.
  [[gnu::always_inline]] void fills(int square, int change) { add(fill, square, change); }
  /// So many besides when it is filled by a piece of the taboo kind.
  [[gnu::always_inline]] void fills_taboo(int square, int change) {
    add(fill_taboo, square, change);
  }

  /// So many moves are won when the piece on `square` is taken.
  [[gnu::always_inline]] void add_worth(int square, int change) { add(worth, square, change); }

  /// The piece on `from` takes back what comes to stand on these own pieces' squares.
  template <int Class>
  [[gnu::always_inline]] void protects(int from, Bits squares) {
    each(squares, [&](int to) {
      add_worth(to, Bulk<D>::template count_targets<E, Class>(from, bit<Bits>(to)));
    });
  }

 private:
  static void add(Values& values, int square, int change) noexcept {
    std::int16_t& sum = values[static_cast<std::size_t>(square)];
    sum = static_cast<std::int16_t>(sum + change);
  }
};

}  // namespace hurdle::fast
