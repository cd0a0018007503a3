// Steps counted at once: of calm pieces, whose leaving nobody minds, to calm squares, about which
// nobody asks. The replies to such a step differ by what is known of the two squares alone, so that
// all steps of a class in one direction are one set. Which pieces and squares are calm, it is told.
#pragma once

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

/// The calm steps of C.
template <const Description& D, Colour C>
struct CalmSteps {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr std::size_t mine = index_of(C);

  Bits pieces = 0;        ///< pieces whose leaving changes only what is known by square
  Bits squares = 0;       ///< squares whose being filled does
  Bits reachable = 0;     ///< squares to which the mover's pieces may go
  Bits occupied = 0;      ///< by pieces of both sides
  Bits pawn_attacks = 0;  ///< squares over which a pawn does not pass unseen
  int royal = 0;          ///< where the replier's royal piece stands

  /// Calls `use(reached, left)` with squares that calm pieces of a class step to and those that
  /// they come from, for every direction and distance; none goes to `avoided`. Returns the pieces
  /// that have other moves.
  template <int Class, class Use>
  [[nodiscard]] [[gnu::always_inline]] Bits visit(const P& position, Bits avoided,
                                                  Use&& use) const {
    const Bits all = position.pieces[mine][Class];
    if constexpr (!only_steps<Class>()) {
      return all;
    }
    const Bits steppers = all & steppers_of<Class>();
    if (steppers == 0) {
      return all;
    }
    Bits rest = all ^ steppers;
    each_step<Class>(steppers, squares_of<Class>(avoided),
                     [&](Bits reached, Bits counted, auto back) {
                       use(counted, back(counted));
                       rest |= back(reached ^ counted);
                     });
    if constexpr (S::movement[Class].pawn) {
      rest |= pawns_that_take<Class>(position.own[index_of(opponent(C))], steppers);
    }
    return rest;
  }

  /// Of the targets of a piece, those that `visit` has not handed over.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits uncounted(int from, Bits targets, Bits avoided) const {
    if constexpr (only_steps<Class>()) {
      const Bits stepper = bit<Bits>(from) & steppers_of<Class>();
      if (stepper != 0) {
        if constexpr (!S::movement[Class].pawn) {
          return targets & ~squares_of<Class>(avoided);
        }
        each_step<Class>(
            stepper, squares_of<Class>(avoided),
            [&](Bits /*reached*/, Bits counted, auto /*back*/) { targets &= ~counted; });
      }
    }
    return targets;
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  /// Whether a class goes by plain steps and nothing else.
  template <int Class>
  static constexpr bool only_steps() {
    constexpr const Movement& m = S::movement[Class];
    constexpr bool lines = m.orthogonal.quiet != 0 || m.diagonal.quiet != 0 || m.marked.quiet != 0;
    return Class != 0 && (m.steps != 0 || m.pawn) && !m.palace && !m.knight && !lines &&
           m.lame.diagonal_steps == 0;
  }

  /// The calm pieces of a class: those without a choice, wherever they go.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits steppers_of() const {
    Bits result = pieces;
    if constexpr (S::movement[Class].marked_steps != 0) {
      result &= ~R::tables().irregular[mine][Class];
    }
    if constexpr (S::chooses[Class]) {
      result &= ~S::template camp<C>;
    }
    return result;
  }

  /// The calm squares for a class: where it neither aims at the replier's royal piece nor promotes.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits squares_of(Bits avoided) const {
    Bits result = squares & ~R::tables().zone[mine][Class][at(royal)];
    if constexpr (S::promotes[Class]) {
      result &= ~S::template camp<C>;
    }
    return result & ~avoided;
  }

  /// Hands over, by direction and distance, the squares that steppers reach, those of them that are
  /// `calm`, and how to get back from there.
  template <int Class, class Use>
  [[gnu::always_inline]] void each_step(Bits steppers, Bits calm, Use&& use) const {
    constexpr const Movement& m = S::movement[Class];
    if constexpr (m.pawn) {
      Bits reached = steppers;
      Bits unseen = steppers;
      unroll<R::furthest_advance>([&](auto index) {
        constexpr int distance = decltype(index)::value + 1;
        reached = R::template advance_on<C, distance>(reached, ~occupied);
        unseen = R::template advance_on<C, distance>(unseen, ~occupied);
        use(reached & reachable, unseen & calm,
            [](Bits there) { return R::template retreat<C, distance>(there); });
        unseen &= ~pawn_attacks;
      });
    } else {
      constexpr std::uint8_t steps = C == Colour::white ? m.steps : mirrored(m.steps);
      unroll<8>([&](auto index) {
        constexpr int step = decltype(index)::value;
        if constexpr ((steps >> step & 1U) != 0) {
          const Bits reached = R::template shifted<step>(steppers) & reachable;
          use(reached, reached & calm,
              [](Bits there) { return R::template shifted<(step + 4) % 8>(there); });
        }
      });
    }
  }

  template <int Class>
  [[nodiscard]] static Bits pawns_that_take(Bits enemies, Bits pawns) {
    constexpr int left = C == Colour::white ? 7 : 5;
    constexpr int right = C == Colour::white ? 1 : 3;
    const Bits taken_left = R::template shifted<left>(pawns) & enemies;
    const Bits taken_right = R::template shifted<right>(pawns) & enemies;
    return R::template shifted<(left + 4) % 8>(taken_left) |
           R::template shifted<(right + 4) % 8>(taken_right);
  }
};

}  // namespace hurdle::fast
