// Pseudo-legal movement: where a piece moves on a given board by its movement alone, whether or not
// its own royal piece stays safe. Classes are compile-time arguments.
#pragma once

#include "movegen/fast/board/position.hpp"
#include "movegen/fast/board/tables.hpp"
#include "movegen/fast/legal/shifts.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Reach : Shifts<D> {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using T = Tables<D>;

  /// Squares that class `Class` of player C on `from` attacks: where it could capture an enemy
  /// royal piece. Pieces of either side on them count as attacked.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static Bits attacks(int from, Bits occupied, Bits taboo) {
    constexpr const Movement& m = S::movement[Class];
    Bits result = line_attacks<C, Class>(from, occupied, taboo);
    if constexpr (has_step_targets(m)) {
      result |= tables().steps[index_of(C)][Class][at(from)];
    }
    if constexpr (m.lame.diagonal_steps != 0) {
      result |= lame<m.lame.diagonal_steps>(from, occupied);
    }
    if constexpr (Class == 0 && D.royals_attack_along_files) {
      result |= file_seen(from, occupied);
    }
    return result;
  }

  /// The part of `attacks` that runs along lines. Lines are symmetric: the other player's line
  /// attacks from a square are the squares from which C attacks it.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static Bits line_attacks([[maybe_unused]] int from,
                                                                [[maybe_unused]] Bits occupied,
                                                                [[maybe_unused]] Bits taboo) {
    constexpr const Movement& m = S::movement[Class];
    Bits result = 0;
    if constexpr (m.orthogonal.capture != 0) {
      result |= lines<m.orthogonal.capture, 0, 2>(from, occupied, taboo);
    }
    if constexpr (m.diagonal.capture != 0) {
      result |= lines<m.diagonal.capture, 2, 4>(from, occupied, taboo);
    }
    if constexpr (m.marked.capture != 0) {
      if (on_marked_line(from)) [[unlikely]] {
        result |= lines<m.marked.capture, 4, 6>(from, occupied, taboo);
      }
    }
    if constexpr (m.slides_ahead) {
      result |= ahead_seen<C>(from, occupied);
    }
    return result;
  }

  /// Those of `candidates` from which class `Class` of player C attacks `to`.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static Bits attack_origins(int to, Bits candidates,
                                                                  Bits occupied, Bits taboo) {
    constexpr const Movement& m = S::movement[Class];
    candidates &= tables().potential_origins[index_of(C)][Class][at(to)];
    if (candidates == 0) {
      return 0;
    }
    if constexpr (m.lame.diagonal_steps == 0 && (Class != 0 || !D.royals_attack_along_files)) {
      Bits result = line_attacks<opponent(C), Class>(to, occupied, taboo);
      if constexpr (has_step_targets(m)) {
        result |= tables().step_origins[index_of(C)][Class][at(to)];
      }
      return result & candidates;
    } else {
      Bits result = 0;
      each(candidates, [&](int from) {
        const Bits attacked = attacks<C, Class>(from, occupied, taboo);
        result |= has(attacked, to) ? bit<Bits>(from) : Bits{0};
      });
      return result;
    }
  }

  /// Squares that class `Class` of player C on `from` may move to by its movement, quietly or by
  /// capturing.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static Bits targets(int from, Bits occupied, Bits own,
                                                           Bits taboo) {
    constexpr const Movement& m = S::movement[Class];
    Bits result = 0;
    if constexpr (m.pawn_moves) {
      result = attacks<C, Class>(from, occupied, taboo) & occupied;
      Shifts<D>::template advance<C>(bit<Bits>(from), ~occupied,
                                     [&](Bits reached) { result |= reached; });
    } else {
      if constexpr (has_step_targets(m)) {
        result |= tables().steps[index_of(C)][Class][at(from)];
      }
      if constexpr (m.lame.diagonal_steps != 0) {
        result |= lame<m.lame.diagonal_steps>(from, occupied);
      }
      if constexpr (m.eyed_leap) {
        result |= eyed(from, occupied);
      }
      result |= line_targets<m.orthogonal, 0, 2>(from, occupied, taboo);
      result |= line_targets<m.diagonal, 2, 4>(from, occupied, taboo);
      if constexpr (m.marked.quiet != 0 || m.marked.capture != 0) {
        if (on_marked_line(from)) [[unlikely]] {
          result |= line_targets<m.marked, 4, 6>(from, occupied, taboo);
        }
      }
      if constexpr (m.slides_ahead) {
        result |= ahead_seen<C>(from, occupied);
      }
    }
    result &= ~own;
    if constexpr (Class == S::taboo_class) {
      result &= ~taboo;
    }
    return result;
  }

  /// The same, compiled once for all callers that do not need an inlined copy.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::noinline]] static Bits shared_targets(int from, Bits occupied, Bits own,
                                                             Bits taboo) {
    return targets<C, Class>(from, occupied, own, taboo);
  }

  /// The number of moves of a line mover on `from` along one line to squares of `allowed`, which
  /// must be on the board and hold no own piece. Targets with a choice to promote count twice.
  template <Colour C, int Class, LineMoves Moves, bool Taboo>
  [[nodiscard]] [[gnu::always_inline]] static int count_on_line(int direction, int from,
                                                                Bits occupied, Bits allowed,
                                                                Bits taboo) {
    const Line& line = tables().line[at(direction)][at(from)];
    const LineSet blocked = gather(occupied, line);
    const LineSet reached =
        line_reach<Moves, Taboo>(line.index, blocked, Taboo ? gather(taboo, line) : LineSet{0}) &
        gather(allowed, line);
    if constexpr (!S::chooses[Class]) {
      return std::popcount(reached);
    }
    const LineSet choice = reached & choice_on_line<C, Class>(line, from);
    return std::popcount(reached) + std::popcount(choice);
  }

  /// The squares of a line on which a line mover on `from` may choose to promote.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static LineSet choice_on_line(const Line& line, int from) {
    const bool anywhere = !S::movement[Class].slides_ahead && has(S::template camp<C>, from);
    return anywhere ? line.all : line.camp[index_of(C)];
  }

  /// The number of targets of a lame leaper among `allowed`.
  template <int DiagonalSteps>
  [[nodiscard]] [[gnu::always_inline]] static int count_lame(int from, Bits occupied,
                                                             Bits allowed) {
    return std::popcount(
        lame_leaps<DiagonalSteps>(from, occupied) &
        static_cast<unsigned>(extract(window(allowed, from), lame_window<DiagonalSteps>())));
  }

  /// The same for an eyed leaper.
  [[nodiscard]] [[gnu::always_inline]] static int count_eyed(int from, Bits occupied,
                                                             Bits allowed) {
    return std::popcount(
        eyed_leaps(from, occupied) &
        static_cast<unsigned>(extract(window(allowed, from), tables().eyed_window)));
  }

  [[nodiscard]] [[gnu::always_inline]] static bool on_marked_line(int from) noexcept {
    return has(tables().marked_squares, from);
  }

  [[nodiscard]] static constexpr bool has_step_targets(const Movement& m) noexcept {
    return m.steps != 0 || m.marked_steps != 0 || m.far_steps != 0 || m.leaps != 0 || m.pawn_moves;
  }

  [[nodiscard]] static const T& tables() noexcept { return T::instance; }

  template <std::uint8_t Ways, int First, int Last>
  [[nodiscard]] [[gnu::always_inline]] static Bits lines_from(int from, Bits occupied) {
    return lines<Ways, First, Last>(from, occupied, 0);
  }

  /// The squares visible along the file of a square: empty squares, and the first piece in either
  /// direction.
  [[nodiscard]] [[gnu::always_inline]] static Bits file_seen(int from, Bits occupied) {
    return lines<slide, 1, 2>(from, occupied, 0);
  }

  /// The same along the file ahead of C only.
  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static Bits ahead_seen(int from, Bits occupied) {
    return lines<slide, line_ahead(C), line_ahead(C) + 1>(from, occupied, 0);
  }

  [[nodiscard]] [[gnu::always_inline]] static LineSet gather(Bits bits, const Line& line) noexcept {
    if constexpr (S::bits == 64) {
      return static_cast<LineSet>(extract(bits, line.low_mask));
    } else {
      return static_cast<LineSet>(extract(low(bits), line.low_mask) |
                                  extract(high(bits), line.high_mask) << line.low_count);
    }
  }
  [[nodiscard]] [[gnu::always_inline]] static Bits scatter(LineSet squares,
                                                           const Line& line) noexcept {
    if constexpr (S::bits == 64) {
      return deposit(squares, line.low_mask);
    } else {
      return static_cast<Bits>(deposit(squares, line.low_mask)) |
             static_cast<Bits>(deposit(squares >> line.low_count, line.high_mask)) << 64U;
    }
  }

  /// Squares reached by a slide or a hop. With a taboo, a first piece of the taboo kind is no
  /// hurdle: there is no hop in its direction.
  template <std::uint8_t Ways, bool Taboo>
  [[nodiscard]] [[gnu::always_inline]] static LineSet reach_by(std::uint8_t index, LineSet blocked,
                                                               LineSet taboo) noexcept {
    LineSet result = 0;
    if constexpr ((Ways & slide) != 0) {
      result |= line_tables.slide[index][blocked];
    }
    if constexpr ((Ways & hop) != 0 && !Taboo) {
      result |= line_tables.hop[index][blocked];
    }
    if constexpr ((Ways & hop) != 0 && Taboo) {
      const LineSet seen = line_tables.slide[index][blocked];
      const LineSet hurdles = seen & blocked & ~taboo;
      result |= line_tables.slide[index][blocked ^ hurdles] & ~seen;
    }
    return result;
  }

  template <LineMoves Moves, bool Taboo>
  [[nodiscard]] [[gnu::always_inline]] static LineSet line_reach(std::uint8_t index,
                                                                 LineSet blocked,
                                                                 LineSet taboo) noexcept {
    if constexpr (Moves.quiet == Moves.capture) {
      return reach_by<Moves.quiet, Taboo>(index, blocked, taboo);
    } else {
      return (reach_by<Moves.quiet, Taboo>(index, blocked, taboo) & ~blocked) |
             (reach_by<Moves.capture, Taboo>(index, blocked, taboo) & blocked);
    }
  }

  template <std::uint8_t Ways, int First, int Last>
  [[nodiscard]] [[gnu::always_inline]] static Bits lines(int from, Bits occupied, Bits taboo) {
    return line_targets<LineMoves{Ways, Ways}, First, Last>(from, occupied, taboo);
  }

  template <LineMoves Moves, int First, int Last>
  [[nodiscard]] [[gnu::always_inline]] static Bits line_targets(int from, Bits occupied,
                                                                Bits taboo) {
    constexpr bool with_taboo = S::taboo_class >= 0 && ((Moves.quiet | Moves.capture) & hop) != 0;
    if constexpr (Moves == slides && Last - First == 2 && Last <= 4 && T::slides_by_square) {
      return tables().slide[First / 2].reached(from, occupied);
    }
    Bits result = 0;
    if constexpr (Moves.quiet != 0 || Moves.capture != 0) {
      unroll<Last - First>([&](auto offset) {
        const Line& line = tables().line[First + offset][at(from)];
        const LineSet reached = line_reach<Moves, with_taboo>(
            line.index, gather(occupied, line), with_taboo ? gather(taboo, line) : LineSet{0});
        result |= scatter(reached & line.all, line);
      });
    }
    return result;
  }

  /// The board around a square, with the square itself at `first_bit`.
  [[nodiscard]] static Bits64 window(Bits bits, int from) noexcept {
    return static_cast<Bits64>(bits >> static_cast<unsigned>(from - S::first_bit));
  }

  template <int DiagonalSteps>
  [[nodiscard]] static Bits64 lame_window() noexcept {
    static_assert(DiagonalSteps == 1 || DiagonalSteps == 2);
    return DiagonalSteps == 1 ? tables().short_window : tables().long_window;
  }

  /// The lame leaps (by leap number) whose path is empty and whose target is on the board.
  template <int DiagonalSteps>
  [[nodiscard]] [[gnu::always_inline]] static unsigned lame_leaps(int from, Bits occupied) {
    const T& t = tables();
    const Bits64 around = window(occupied, from);
    const unsigned open = t.legs_allow[extract(around, t.leg_window)];
    if constexpr (DiagonalSteps == 1) {
      return open & t.short_inside[at(from)];
    } else {
      return open & t.long_inside[at(from)] &
             ~static_cast<unsigned>(extract(around, t.short_window));
    }
  }

  template <int DiagonalSteps>
  [[nodiscard]] [[gnu::always_inline]] static Bits lame(int from, Bits occupied) {
    return leap_squares<DiagonalSteps>(from, lame_leaps<DiagonalSteps>(from, occupied));
  }

  /// The target squares of leaps (by leap number).
  template <int DiagonalSteps>
  [[nodiscard]] [[gnu::always_inline]] static Bits leap_squares(int from, unsigned leaps) {
    return static_cast<Bits>(deposit(leaps, lame_window<DiagonalSteps>()))
           << static_cast<unsigned>(from - S::first_bit);
  }

  /// The eyed leaps (by leap number) whose eye is empty and whose target is on the board, on this
  /// side of the river.
  [[nodiscard]] [[gnu::always_inline]] static unsigned eyed_leaps(int from, Bits occupied) {
    const T& t = tables();
    return ~static_cast<unsigned>(extract(window(occupied, from), t.eye_window)) &
           t.eyed_inside[at(from)];
  }
  [[nodiscard]] [[gnu::always_inline]] static Bits eyed(int from, Bits occupied) {
    return eyed_squares(from, eyed_leaps(from, occupied));
  }
  /// The targets of eyed leaps (by leap number), and their eyes.
  [[nodiscard]] [[gnu::always_inline]] static Bits eyed_squares(int from, unsigned leaps) {
    return static_cast<Bits>(deposit(leaps, tables().eyed_window))
           << static_cast<unsigned>(from - S::first_bit);
  }
  [[nodiscard]] [[gnu::always_inline]] static Bits eyes_of(int from, unsigned leaps) {
    return static_cast<Bits>(deposit(leaps, tables().eye_window))
           << static_cast<unsigned>(from - S::first_bit);
  }
};

}  // namespace hurdle::fast
