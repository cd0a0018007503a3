// Whole sets of squares moved by a step: the advances and attacks of all pawns at once.
#pragma once

#include <array>
#include <cstddef>

#include "movegen/fast/board/shape.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Shifts {
  using S = Shape<D>;
  using Bits = typename S::Bits;

  /// The greatest number of squares that a pawn advances.
  static constexpr int furthest_advance = bounds::furthest_advance(D);

  /// Calls `use` with the empty squares that pawns reach by advancing one, two, … squares.
  template <Colour C, class Use>
  [[gnu::always_inline]] static void advance(Bits pawns, Bits empty, Use&& use) {
    Bits reached = pawns;
    unroll<furthest_advance>([&](auto index) {
      reached = advance_on<C, decltype(index)::value + 1>(reached, empty);
      use(reached);
    });
  }

  /// Moves pawns that have advanced one square less than `Distance` one square on, where they may.
  template <Colour C, int Distance>
  [[nodiscard]] [[gnu::always_inline]] static Bits advance_on(Bits pawns, Bits empty) {
    Bits reached = ahead<C>(pawns) & empty;
    if constexpr (Distance > 1) {
      reached &= reachable<C, Distance>();
    }
    return reached;
  }

  /// Moves pawns that have advanced `Distance` squares back to their origins.
  template <Colour C, int Distance>
  [[nodiscard]] [[gnu::always_inline]] static constexpr Bits retreat(Bits pawns) noexcept {
    constexpr unsigned by = Distance * S::files;
    return C == Colour::white ? pawns >> by : pawns << by;
  }

  /// The set moved one square forward; members on the last rank are lost.
  template <Colour C>
  [[nodiscard]] static constexpr Bits ahead(Bits pieces) noexcept {
    return shifted < C == Colour::white ? 0 : 4 > (pieces);
  }

  /// The set moved one square in a direction (by bit number); members at the edge are lost.
  template <int Step>
  [[nodiscard]] [[gnu::always_inline]] static constexpr Bits shifted(Bits pieces) noexcept {
    constexpr int by = direction_rank[Step] * S::files + direction_file[Step];
    constexpr Bits inner = neighboured<Step>();
    if constexpr (by > 0) {
      return (pieces & inner) << static_cast<unsigned>(by);
    } else {
      return (pieces & inner) >> static_cast<unsigned>(-by);
    }
  }

  /// The directions in which pawns of C capture.
  template <Colour C>
  static constexpr std::array<int, 2> pawn_captures =
      C == Colour::white ? std::array{7, 1} : std::array{5, 3};
  /// The squares that pawns of C attack.
  template <Colour C>
  [[nodiscard]] static constexpr Bits pawn_attacks(Bits pawns) noexcept {
    return shifted<pawn_captures<C>[0]>(pawns) | shifted<pawn_captures<C>[1]>(pawns);
  }

 private:
  /// Squares that a pawn reaches by advancing `Distance` squares from a rank where it may.
  template <Colour C, int Distance>
  [[nodiscard]] static constexpr Bits reachable() noexcept {
    Bits result = 0;
    for (int rank = 0; rank < static_cast<int>(D.pawn_reach.size()); ++rank) {
      if (D.pawn_reach[static_cast<std::size_t>(rank)] >= Distance) {
        result |= S::own_rank(C, rank + Distance);
      }
    }
    return result;
  }

  template <int Step>
  static constexpr Bits neighboured() noexcept {
    Bits result = 0;
    for (int rank = 0; rank < S::ranks; ++rank) {
      for (int file = 0; file < S::files; ++file) {
        if (S::inside(file + direction_file[Step], rank + direction_rank[Step])) {
          result |= bit<Bits>(S::at(file, rank));
        }
      }
    }
    return result;
  }
};

}  // namespace hurdle::fast
