// The legal moves of a position: as sets of targets handed to a visitor, or only counted. Both
// roads stand on the same danger and the same reach.
#pragma once

#include "movegen/fast/safety.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Legal {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// True when the game is over before the side to move may move.
  [[nodiscard]] static bool over(const P& position) {
    if constexpr (!D.pass)
      return false;
    else
      return position.passes >= 2 || (position.passes == 1 && facing(position));
  }

  /// True when the royals face each other where that restricts moving.
  [[nodiscard]] static bool facing(const P& position) {
    if constexpr (!D.facing_restricts)
      return false;
    else
      return royals_face(position.royal[0], position.royal[1], position.occupied());
  }

  /// The number of legal moves of C.
  template <Colour C>
  [[nodiscard]] static std::uint64_t count(const P& position) {
    if (over(position)) [[unlikely]]
      return 0;
    Danger<Bits> danger;
    const bool faced = prepare<C>(position, danger);
    const Bits own = position.own[index_of(C)];
    int total = popcount(danger.royal);
    total += count_others<C>(position, danger, S::board & ~own & danger.free);
    if (danger.shields != 0) {
      each(danger.shields,
           [&](int from) { total += popcount(shield_targets<C>(position, danger, from, faced)); });
    }
    if (may_pass(danger, faced)) ++total;
    return static_cast<std::uint64_t>(total);
  }

  /// Calls `visit.template piece<Class>(from, targets)` for every piece of C that has legal moves,
  /// and `visit.pass()` when C may pass.
  template <Colour C, class Visit>
  static void visit(const P& position, Visit&& visit) {
    if (over(position)) return;
    Danger<Bits> danger;
    const bool faced = prepare<C>(position, danger);
    const Bits occupied = position.occupied();
    const Bits own = position.own[index_of(C)];
    const Bits taboo = position.taboo();
    if (danger.royal != 0) {
      visit.template piece<0>(static_cast<int>(position.royal[index_of(C)]), danger.royal);
    }
    unroll<S::classes - 1>([&](auto index) {
      constexpr int Class = decltype(index)::value + 1;
      const Bits free = Class == S::taboo_class ? danger.free_taboo : danger.free;
      each(position.pieces[index_of(C)][Class], [&](int from) {
        const Bits targets = has(danger.shields, from)
                                 ? shield_targets<C>(position, danger, from, faced)
                                 : R::template targets<C, Class>(from, occupied, own, taboo) & free;
        if (targets != 0) visit.template piece<Class>(from, targets);
      });
    });
    if (may_pass(danger, faced)) visit.pass();
  }

  /// The enemy pieces that give check to the royal piece of C.
  template <Colour C>
  [[nodiscard]] static Bits checkers(const P& position) {
    Danger<Bits> danger;
    Safety<D>::template find<C>(position, danger);
    return danger.checkers;
  }

 private:
  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  [[nodiscard]] static bool royals_face(int a, int b, Bits occupied) {
    const bool one_file = S::file_of(a) == S::file_of(b);
    return one_file && (R::tables().between[at(a)][at(b)] & occupied) == 0;
  }

  /// Finds the danger, and narrows it when the royals face each other: then they must be parted.
  /// Returns whether they face.
  template <Colour C>
  [[gnu::always_inline]] static bool prepare(const P& position, Danger<Bits>& danger) {
    Safety<D>::template find<C>(position, danger);
    const bool faced = facing(position);
    if constexpr (D.facing_restricts) {
      if (faced) [[unlikely]]
        part<C>(position, danger);
    }
    return faced;
  }

  template <Colour C>
  [[gnu::noinline]] static void part(const P& position, Danger<Bits>& danger) {
    const int mine = position.royal[index_of(C)];
    const int theirs = position.royal[index_of(opponent(C))];
    danger.free &= R::tables().between[at(mine)][at(theirs)];
    danger.free_taboo &= R::tables().between[at(mine)][at(theirs)];
    const Bits lifted = position.occupied() ^ bit<Bits>(mine);
    Bits parting = 0;
    each(danger.royal, [&](int to) {
      if (!royals_face(to, theirs, lifted & ~bit<Bits>(to))) parting |= bit<Bits>(to);
    });
    danger.royal = parting;
  }

  [[nodiscard]] static bool may_pass(const Danger<Bits>& danger, bool faced) {
    return D.pass && (danger.checkers == 0 || faced);
  }

  /// Legal targets of a piece that shields its royal piece.
  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static Bits shield_targets(const P& position,
                                                             const Danger<Bits>& danger, int from,
                                                             bool faced) {
    const Bits occupied = position.occupied();
    const Bits own = position.own[index_of(C)];
    const Bits taboo = position.taboo();
    Bits result = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int Class = decltype(index)::value + 1;
      if (has(position.pieces[index_of(C)][Class], from)) {
        result =
            R::template targets<C, Class>(from, occupied, own, taboo) &
            Safety<D>::template allowed<Class == S::taboo_class>(danger, from, occupied, taboo);
      }
    });
    if constexpr (D.facing_restricts) {
      if (faced) result &= R::tables().between[position.royal[0]][position.royal[1]];
    }
    return result;
  }

  /// The number of moves to `free` squares of all pieces of C that are neither royal nor shields.
  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static int count_others(const P& position,
                                                               const Danger<Bits>& danger,
                                                               Bits free) {
    const Bits movers = ~danger.shields;
    const Bits occupied = position.occupied();
    const Bits taboo = position.taboo();
    int total = count_steps<C>(position, movers, free);
    unroll<S::classes - 1>([&](auto index) {
      constexpr int Class = decltype(index)::value + 1;
      constexpr const Movement& m = S::movement[Class];
      const Bits pieces = position.pieces[index_of(C)][Class] & movers;
      if constexpr (m.pawn) {
        total += count_pawns<C>(pieces, occupied, position.own[index_of(opponent(C))], free);
      } else {
        const Bits to = Class != S::taboo_class
                            ? free
                            : S::board & ~position.own[index_of(C)] & ~taboo & danger.free_taboo;
        total += count_class<C, Class>(pieces, occupied, to, taboo);
      }
    });
    return total;
  }

  /// Whether the steps of a class are the same on every square, so that they count set-wise.
  static constexpr bool steps_by_shift(const Movement& m) noexcept {
    return m.steps != 0 && !m.palace && !m.knight;
  }

  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static int count_steps(const P& position, Bits movers,
                                                              Bits free) {
    int total = 0;
    unroll<8>([&](auto step) {
      Bits steppers = 0;
      constexpr bool any = [] {
        bool found = false;
        for (int cls = 1; cls < S::classes; ++cls) found |= steps_so<C>(cls, decltype(step)::value);
        return found;
      }();
      if constexpr (any) {
        unroll<S::classes - 1>([&](auto index) {
          constexpr int Class = decltype(index)::value + 1;
          if constexpr (steps_so<C>(Class, decltype(step)::value)) {
            Bits pieces = position.pieces[index_of(C)][Class];
            if constexpr (S::movement[Class].marked_steps != 0) {
              pieces &= ~R::tables().irregular[index_of(C)][Class];
            }
            steppers |= pieces;
          }
        });
        total += popcount(R::template shifted<decltype(step)::value>(steppers & movers) & free);
      }
    });
    return total;
  }

  template <Colour C>
  static constexpr bool steps_so(int cls, int step) noexcept {
    const Movement& m = S::movement[at(cls)];
    const std::uint8_t directions = C == Colour::white ? m.steps : mirrored(m.steps);
    return steps_by_shift(m) && (directions >> static_cast<unsigned>(step) & 1U) != 0;
  }

  /// Moves of one class, but for the steps that `count_steps` counted.
  template <Colour C, int Class>
  [[nodiscard]] [[gnu::always_inline]] static int count_class(Bits pieces, Bits occupied, Bits free,
                                                              Bits taboo) {
    constexpr const Movement& m = S::movement[Class];
    const auto& tables = R::tables();
    int total = 0;
    if constexpr (R::has_step_targets(m) && !steps_by_shift(m)) {
      each(pieces,
           [&](int from) { total += popcount(tables.steps[index_of(C)][Class][at(from)] & free); });
    } else if constexpr (m.marked_steps != 0) {
      each(pieces & tables.irregular[index_of(C)][Class],
           [&](int from) { total += popcount(tables.steps[index_of(C)][Class][at(from)] & free); });
    }
    if constexpr (m.lame.diagonal_steps != 0) {
      each(pieces, [&](int from) {
        total += R::template count_lame<m.lame.diagonal_steps>(from, occupied, free);
      });
    }
    total += count_lines<m.orthogonal, 0>(pieces, occupied, free, taboo);
    total += count_lines<m.diagonal, 2>(pieces, occupied, free, taboo);
    if constexpr (m.marked.quiet != 0 || m.marked.capture != 0) {
      total += count_lines<m.marked, 4>(pieces & tables.marked_squares, occupied, free, taboo);
    }
    return total;
  }

  template <LineMoves Moves, int First>
  [[nodiscard]] [[gnu::always_inline]] static int count_lines(Bits pieces, Bits occupied, Bits free,
                                                              Bits taboo) {
    constexpr bool with_taboo = S::taboo_class >= 0 && ((Moves.quiet | Moves.capture) & hop) != 0;
    int total = 0;
    if constexpr (Moves.quiet != 0 || Moves.capture != 0) {
      each(pieces, [&](int from) {
        total += R::template count_on_line<Moves, with_taboo>(First, from, occupied, free, taboo);
        total +=
            R::template count_on_line<Moves, with_taboo>(First + 1, from, occupied, free, taboo);
      });
    }
    return total;
  }

  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static int count_pawns(Bits pawns, Bits occupied, Bits enemy,
                                                              Bits free) {
    constexpr int left = C == Colour::white ? 7 : 5;
    constexpr int right = C == Colour::white ? 1 : 3;
    return popcount(R::template ahead<C>(pawns) & ~occupied & free) +
           popcount(R::template shifted<left>(pawns) & enemy & free) +
           popcount(R::template shifted<right>(pawns) & enemy & free);
  }
};

}  // namespace hurdle::fast
