// The squares where a dropped piece gives check, directly or as the hurdle of another piece.
#pragma once

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

template <const Description& D>
struct DropChecks {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// Squares from which a dropped piece would attack the enemy royal piece, or become the hurdle of
  /// a friendly piece that attacks it.
  template <Colour C>
  [[nodiscard]] static Bits checking_squares(const P& position, int kind) {
    const int royal = position.royal[index_of(opponent(C))];
    const Bits occupied = position.occupied();
    Bits result = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if (S::dropped_class[at(kind)] == cls) {
        result |= attack_origins<C, cls>(royal, occupied);
      }
      if constexpr ((S::movement[cls].orthogonal.capture & hop) != 0) {
        each(position.pieces[index_of(C)][cls], [&](int from) {
          const bool on_line = (R::tables().aligned[at(royal)][at(from)] & on_orthogonal) != 0;
          const Bits between = R::tables().between[at(royal)][at(from)];
          if (on_line && (between & occupied) == 0) {
            result |= between;
          }
        });
      }
    });
    return result;
  }

  /// The squares from which class `Class` of C attacks a square. A lame leap is tested from each
  /// origin.
  template <Colour C, int Class>
  [[nodiscard]] static Bits attack_origins(int square, Bits occupied) {
    const auto& tables = R::tables();
    Bits result = tables.step_origins[index_of(C)][Class][at(square)] |
                  R::template line_attacks<opponent(C), Class>(square, occupied, 0);
    if constexpr (S::movement[Class].lame.diagonal_steps != 0) {
      each(tables.potential_origins[index_of(C)][Class][at(square)], [&](int from) {
        if (has(R::template attacks<C, Class>(from, occupied, 0), square)) {
          result |= bit<Bits>(from);
        }
      });
    }
    return result;
  }

  /// Squares where a new piece could become the hurdle of an attack by C on `square`, which is in
  /// the enemy king zone.
  template <Colour C>
  [[nodiscard]] static Bits new_hurdles(const P& position, int square) {
    return between_hoppers(hoppers_at_king_zone<C>(position), square);
  }

  /// Hopping pieces of C that attack the enemy king zone on some occupancy.
  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static Bits hoppers_at_king_zone(const P& position) {
    Bits result = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if constexpr ((S::movement[cls].orthogonal.capture & hop) != 0) {
        result |=
            position.pieces[index_of(C)][cls] &
            R::tables().king_zone_origins[index_of(C)][cls][position.royal[index_of(opponent(C))]];
      }
    });
    return result;
  }

  [[nodiscard]] static Bits between_hoppers(Bits hoppers, int square) {
    Bits result = 0;
    each(hoppers & R::tables().along[0][at(square)],
         [&](int from) { result |= R::tables().between[at(square)][at(from)]; });
    return result;
  }
};

}  // namespace hurdle::fast
