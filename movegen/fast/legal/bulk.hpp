// Counts the moves of all pieces that are neither royal nor blockers, without listing them: steps
// of all pieces in one direction at once, lines by table, leaps by popcount.
#pragma once

#include "movegen/fast/legal/safety.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Bulk {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// The number of moves within the check mask by the pieces of C that are neither royal nor
  /// blockers.
  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static int count(const P& position,
                                                        const CheckInfo<D>& checks) {
    const Bits movers = ~checks.blockers;
    const Bits occupied = position.occupied();
    const Bits taboo = position.taboo();
    const Bits open = S::board & ~position.own[index_of(C)];
    const Bits allowed = open & checks.check_mask;
    int total = count_steps<C>(position, movers, allowed);
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      const Bits pieces = position.pieces[index_of(C)][cls] & movers;
      if constexpr (S::movement[cls].pawn_moves) {
        total +=
            count_pawns<C, cls>(pieces, occupied, position.own[index_of(opponent(C))], allowed);
      } else {
        const Bits to =
            cls != S::taboo_class ? allowed : open & ~taboo & checks.check_mask_of_taboo;
        total += count_class<C, cls>(pieces, occupied, to, taboo);
      }
    });
    return total;
  }

 private:
  /// Whether the steps of a class are the same on every square, so that they can be counted as
  /// sets.
  static constexpr bool steps_by_shift(const Movement& m) noexcept {
    return m.steps != 0 && !m.palace && m.leaps == 0;
  }

  template <Colour C>
  static constexpr bool class_steps(int cls, int step) noexcept {
    const Movement& m = S::movement[at(cls)];
    const auto all = static_cast<std::uint8_t>(m.steps | m.far_steps);
    const std::uint8_t directions = C == Colour::white ? all : mirrored(all);
    return steps_by_shift(m) && (directions >> static_cast<unsigned>(step) & 1U) != 0;
  }
  /// Whether a class has this step only beyond the river.
  template <Colour C>
  static constexpr bool far_step(int cls, int step) noexcept {
    const std::uint8_t far = S::movement[at(cls)].far_steps;
    return ((C == Colour::white ? far : mirrored(far)) >> static_cast<unsigned>(step) & 1U) != 0;
  }

  /// Whether a class has this step and chooses (does not choose) its promotion.
  template <Colour C>
  static constexpr bool any_class_steps(int step, bool chooser) noexcept {
    for (int cls = 1; cls < S::classes; ++cls) {
      if (class_steps<C>(cls, step) && S::chooses[at(cls)] == chooser) {
        return true;
      }
    }
    return false;
  }

  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static int count_steps(const P& position, Bits movers,
                                                              Bits allowed) {
    int total = 0;
    unroll<8>([&](auto index) {
      constexpr int step = decltype(index)::value;
      if constexpr (any_class_steps<C>(step, false)) {
        const Bits steppers = steppers_of<C, step, false>(position) & movers;
        total += popcount(R::template shifted<step>(steppers) & allowed);
      }
      if constexpr (any_class_steps<C>(step, true)) {
        const Bits steppers = steppers_of<C, step, true>(position) & movers;
        total += count_choosing_steps<C, step>(position, steppers, allowed);
      }
    });
    return total;
  }

  /// The pieces of C that have a step, everywhere or beyond the river, with or without a choice of
  /// promotion.
  template <Colour C, int Step, bool Chooser>
  [[nodiscard]] [[gnu::always_inline]] static Bits steppers_of(const P& position) {
    Bits steppers = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if constexpr (class_steps<C>(cls, Step) && S::chooses[cls] == Chooser) {
        Bits pieces = position.pieces[index_of(C)][cls];
        if constexpr (S::movement[cls].marked_steps != 0) {
          pieces &= ~R::tables().irregular[index_of(C)][cls];
        }
        if constexpr (far_step<C>(cls, Step)) {
          pieces &= S::template beyond_river<C>;
        }
        steppers |= pieces;
      }
    });
    return steppers;
  }

  /// Steps that start or end in the camp count twice, except where the piece must promote.
  template <Colour C, int Step>
  [[nodiscard]] [[gnu::always_inline]] static int count_choosing_steps(const P& position,
                                                                       Bits steppers,
                                                                       Bits allowed) {
    constexpr Bits camp = S::template camp<C>;
    constexpr Bits choice = camp | R::template shifted<Step>(camp);
    const Bits reached = R::template shifted<Step>(steppers) & allowed;
    Bits forced = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if constexpr (class_steps<C>(cls, Step) && S::template must_promote<C, cls> != 0) {
        forced |= R::template shifted<Step>(position.pieces[index_of(C)][cls]) &
                  S::template must_promote<C, cls>;
      }
    });
    return popcount(reached) + popcount(reached & choice & ~forced);
  }

  /// The number of moves of one class, without the steps that `count_steps` has counted.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static int count_class(Bits pieces, Bits occupied,
                                                              Bits allowed, Bits taboo) {
    constexpr const Movement& m = S::movement[Class];
    const auto& tables = R::tables();
    int total = 0;
    const auto count_by_table = [&](Bits movers) {
      each(movers, [&](int from) {
        total +=
            count_targets<C, Class>(from, tables.steps[index_of(C)][Class][at(from)] & allowed);
      });
    };
    if constexpr (R::has_step_targets(m) && !steps_by_shift(m)) {
      count_by_table(pieces);
    } else if constexpr (m.marked_steps != 0) {
      count_by_table(pieces & tables.irregular[index_of(C)][Class]);
    }
    if constexpr (m.lame.diagonal_steps != 0 && S::chooses[Class]) {
      each(pieces, [&](int from) {
        const Bits targets = R::template targets<C, Class>(from, occupied, 0, taboo);
        total += count_targets<C, Class>(from, targets & allowed);
      });
    } else if constexpr (m.lame.diagonal_steps != 0) {
      each(pieces, [&](int from) {
        total += R::template count_lame<m.lame.diagonal_steps>(from, occupied, allowed);
      });
    }
    if constexpr (m.eyed_leap) {
      each(pieces, [&](int from) { total += R::count_eyed(from, occupied, allowed); });
    }
    total += count_lines<C, Class, m.orthogonal, 0>(pieces, occupied, allowed, taboo);
    total += count_lines<C, Class, m.diagonal, 2>(pieces, occupied, allowed, taboo);
    if constexpr (m.marked.quiet != 0 || m.marked.capture != 0) {
      const Bits marked = pieces & tables.marked_squares;
      total += count_lines<C, Class, m.marked, 4>(marked, occupied, allowed, taboo);
    }
    if constexpr (m.slides_ahead) {
      each(pieces, [&](int from) {
        total += R::template count_on_line<C, Class, slides, false>(line_ahead(C), from, occupied,
                                                                    allowed, taboo);
      });
    }
    return total;
  }

 public:
  /// The number of moves to a set of targets by a piece that does not choose whether to promote: a
  /// target with several types counts once for each.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static int count_promoting(Bits targets) {
    if constexpr (S::more_promotions[Class] == 0) {
      return popcount(targets);
    }
    return popcount(targets) +
           S::more_promotions[Class] * popcount(S::template several_of<C, Class>(targets));
  }

  /// The number of moves to a set of targets; a target with a choice to promote counts twice.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static int count_targets(int from, Bits targets) {
    if constexpr (!S::chooses[Class]) {
      return count_promoting<C, Class>(targets);
    }
    return popcount(targets) + popcount(S::template choice_of<C, Class>(from, targets));
  }

 private:
  template <Colour C, int Class, LineMoves Moves, int First>
  [[nodiscard]] [[gnu::always_inline]] static int count_lines(Bits pieces, Bits occupied,
                                                              Bits allowed, Bits taboo) {
    constexpr bool with_taboo = S::taboo_class >= 0 && ((Moves.quiet | Moves.capture) & hop) != 0;
    int total = 0;
    if constexpr (Moves == slides && First < 4 && Tables<D>::slides_by_square) {
      each(pieces, [&](int from) {
        const Bits targets = R::template lines_from<slide, First, First + 2>(from, occupied);
        total += count_targets<C, Class>(from, targets & allowed);
      });
    } else if constexpr (Moves.quiet != 0 || Moves.capture != 0) {
      each(pieces, [&](int from) {
        total += R::template count_on_line<C, Class, Moves, with_taboo>(First, from, occupied,
                                                                        allowed, taboo);
        total += R::template count_on_line<C, Class, Moves, with_taboo>(First + 1, from, occupied,
                                                                        allowed, taboo);
      });
    }
    return total;
  }

  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static int count_pawns(Bits pawns, Bits occupied, Bits enemy,
                                                              Bits allowed) {
    constexpr int left = C == Colour::white ? 7 : 5;
    constexpr int right = C == Colour::white ? 1 : 3;
    const auto count = [](Bits targets) { return count_promoting<C, Class>(targets); };
    int total = count(R::template shifted<left>(pawns) & enemy & allowed) +
                count(R::template shifted<right>(pawns) & enemy & allowed);
    R::template advance<C>(pawns, ~occupied,
                           [&](Bits reached) { total += count(reached & allowed); });
    return total;
  }
};

}  // namespace hurdle::fast
