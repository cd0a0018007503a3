// Independent steps: they change no check, no escape and no drop that mates, so all steps of a
// class in one direction are added as one set. `Differences` decides which pieces and squares are
// independent.
#pragma once

#include "movegen/fast/differences/summed_moves.hpp"

namespace hurdle::fast {

/// The independent steps of C.
template <const Description& D, Colour C>
struct IndependentSteps {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  using Moves = SummedMoves<D, C>;
  static constexpr std::size_t mine = index_of(C);

  Bits pieces = 0;        ///< pieces whose leaving changes only the mobility of others
  Bits squares = 0;       ///< empty squares whose filling changes only that
  Bits reachable = 0;     ///< squares that the mover's pieces may move to
  Bits occupied = 0;      ///< by pieces of both sides
  Bits pawn_attacks = 0;  ///< by pawns of the replier: passing over one allows e.p.
  Bits may_pass = 0;      ///< where pawns that pass over one are independent too: all or none

  /// Adds the steps of a class to `moves`, except those to `avoided`. Calls `use(reached, left)`,
  /// for every direction and distance, with the squares that the pieces step to and the squares
  /// that they come from; and `pass(reached, distance)` with those of pawns that may be captured en
  /// passant. Returns the pieces that have other moves.
  template <int Class, class Use, class Pass>
  [[nodiscard]] [[gnu::always_inline]] Bits visit(const P& position, Bits avoided, Moves& moves,
                                                  Use&& use, Pass&& pass) const {
    const Bits all = position.pieces[mine][Class];
    if constexpr (!Moves::template only_steps<Class>) {
      return all;
    }
    const Bits steppers = all & steppers_of<Class>();
    if (steppers == 0) {
      return all;
    }
    Bits rest = all ^ steppers;
    const Bits open = squares_of<Class>(avoided);
    if constexpr (!S::movement[Class].pawn_moves) {
      moves.template add_steppers<Class>(steppers, open);
    }
    each_step<Class>(
        steppers, open, [&](Bits reached, Bits counted, Bits passing, auto back, auto distance) {
          moves.add_arrivals(counted);
          if constexpr (S::movement[Class].pawn_moves) {
            moves.template add_advances<Class, decltype(distance)::value>(steppers, counted);
            if (decltype(distance)::value > 1 && (counted & passing) != 0) {
              pass(counted & passing, decltype(distance)::value);
            }
          }
          use(counted, back(counted));
          rest |= back(reached ^ counted);
        });
    if constexpr (S::movement[Class].pawn_moves) {
      rest |= capturing_pawns<Class>(position.own[index_of(opponent(C))], steppers);
    }
    return rest;
  }

  /// The targets of a piece that `visit` has not passed on.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits uncounted(int from, Bits targets, Bits avoided,
                                                      const Moves& moves) const {
    if constexpr (!Moves::template only_steps<Class>) {
      return targets;
    } else if constexpr (S::movement[Class].pawn_moves) {
      return targets & ~moves.template advances<Class>(from);
    } else {
      return has(steppers_of<Class>(), from) ? targets & ~squares_of<Class>(avoided) : targets;
    }
  }

 private:
  /// The independent pieces of a class, except those that may promote on every target.
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

  /// The independent squares for a class: those that are not `avoided` and where it does not
  /// promote.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits squares_of(Bits avoided) const {
    Bits result = squares & ~avoided;
    if constexpr (S::promotes[Class]) {
      result &= ~S::template camp<C>;
    }
    return result;
  }

  /// Calls `use(reached, counted, passing, back, distance)`, by direction and distance, with the
  /// squares that `steppers` reach, those of them that are `independent`, those past an attacked
  /// square, and the function that maps them back to the origins.
  template <int Class, class Use>
  [[gnu::always_inline]] void each_step(Bits steppers, Bits independent, Use&& use) const {
    constexpr const Movement& m = S::movement[Class];
    if constexpr (m.pawn_moves) {
      Bits reached = steppers;
      Bits passing = 0;
      unroll<R::furthest_advance>([&](auto index) {
        constexpr int distance = decltype(index)::value + 1;
        reached = R::template advance_on<C, distance>(reached, ~occupied);
        passing = R::template ahead<C>(passing) & reached;
        use(
            reached & reachable, reached & independent & (may_pass | ~passing), passing,
            [](Bits there) { return R::template retreat<C, distance>(there); },
            std::integral_constant<int, distance>{});
        passing |= reached & pawn_attacks;
      });
    } else {
      constexpr std::uint8_t steps = C == Colour::white ? m.steps : mirrored(m.steps);
      constexpr std::uint8_t far = C == Colour::white ? m.far_steps : mirrored(m.far_steps);
      unroll<8>([&](auto index) {
        constexpr int step = decltype(index)::value;
        if constexpr (((steps | far) >> step & 1U) != 0) {
          constexpr Bits origins = (far >> step & 1U) != 0 ? S::template beyond_river<C> : ~Bits{0};
          const Bits reached = R::template shifted<step>(steppers & origins) & reachable;
          use(
              reached, reached & independent, Bits{0},
              [](Bits there) { return R::template shifted<(step + 4) % 8>(there); },
              std::integral_constant<int, 1>{});
        }
      });
    }
  }

  template <int Class>
  [[nodiscard]] static Bits capturing_pawns(Bits enemies, Bits pawns) {
    constexpr int left = C == Colour::white ? 7 : 5;
    constexpr int right = C == Colour::white ? 1 : 3;
    const Bits taken_left = R::template shifted<left>(pawns) & enemies;
    const Bits taken_right = R::template shifted<right>(pawns) & enemies;
    return R::template shifted<(left + 4) % 8>(taken_left) |
           R::template shifted<(right + 4) % 8>(taken_right);
  }
};

}  // namespace hurdle::fast
