// Drops: where a kind may be dropped, and which drops are refused because they would mate. Only
// drops that give check are looked at, and most of those are cleared set-wise: a royal piece that
// can step to a square the dropped piece cannot touch is not mated.
#pragma once

#include "movegen/fast/mutate.hpp"
#include "movegen/fast/safety.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Legal;

/// Where a royal piece may go before a drop, and the squares where a new piece could become the
/// hurdle of an attack on each of these.
template <class Bits>
struct Ways {
  Bits escapes = 0;
  std::array<Bits, 8> hurdles;
};

template <const Description& D>
struct Drops {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static_assert(!D.drops || S::taboo_class < 0, "drops ignore a hurdle taboo");

  /// The number of legal drops of C; `free` is where the danger lets pieces arrive. Unless
  /// `may_mate`, none of them mates.
  template <Colour C>
  [[nodiscard]] static int count(const P& position, Bits free, bool may_mate = true) {
    const Bits empty = S::board & ~position.occupied() & free;
    const unsigned held = position.held[index_of(C)];
    if (held == 0 || empty == 0) {
      return 0;
    }
    int total = std::popcount(held & ~pawn_flag) * popcount(empty);
    if ((held & pawn_flag) != 0) {
      total += popcount(empty & pawn_squares<C>(position));
    }
    if (may_mate && (held & restricted) != 0) {
      total -= count_mating<C>(position, empty, escapes_of<opponent(C)>(position));
    }
    return total;
  }

  /// Calls `visit(Kind, squares)` for every kind that C may drop, with the squares where it may.
  template <Colour C, class Visit>
  static void each_kind(const P& position, Bits free, Visit&& visit) {
    const Bits empty = S::board & ~position.occupied() & free;
    const unsigned held = position.held[index_of(C)];
    if (held == 0 || empty == 0) {
      return;
    }
    Ways<Bits> ways;
    if ((held & restricted) != 0) {
      ways = ways_out<C>(position, escapes_of<opponent(C)>(position));
    }
    each(static_cast<Bits64>(held), [&](int kind) {
      Bits squares = droppable<C>(position, kind, empty);
      if ((restricted >> static_cast<unsigned>(kind) & 1U) != 0) {
        squares &= ~mating<C>(position, kind, squares, ways);
      }
      visit(static_cast<Kind>(kind), squares);
    });
  }

  /// Squares of `empty` where C may drop a kind, were it not for mates.
  template <Colour C>
  [[nodiscard]] static Bits droppable(const P& position, int kind, Bits empty) {
    return kind == static_cast<int>(D.pawn) ? empty & pawn_squares<C>(position) : empty;
  }

  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
  static constexpr unsigned pawn_flag =
      D.drops && D.pawn != Kind::none ? 1U << index_of(D.pawn) : 0U;
  /// The set of kinds whose drops may not mate.
  static constexpr unsigned restricted = D.drop_mate == DropMate::allowed        ? 0U
                                         : D.drop_mate == DropMate::not_by_pawns ? pawn_flag
                                                                                 : 0xFFFFU;
  static constexpr bool any_hops = [] {
    for (int cls = 0; cls < S::classes; ++cls) {
      if ((S::movement[at(cls)].orthogonal.capture & hop) != 0) {
        return true;
      }
    }
    return false;
  }();

  template <Colour C>
  [[nodiscard]] static constexpr Bits pawn_ranks() {
    Bits result = 0;
    for (int rank = 0; rank < S::ranks; ++rank) {
      if ((D.pawn_drop_ranks >> static_cast<unsigned>(rank) & 1U) != 0) {
        result |= S::own_rank(C, rank);
      }
    }
    return result;
  }

  template <Colour C>
  [[nodiscard]] static Bits pawn_squares(const P& position) {
    constexpr Bits ranks = pawn_ranks<C>();
    if constexpr (!D.one_pawn_a_file) {
      return ranks;
    }
    Bits taken = 0;
    each(position.pieces[index_of(C)][S::pawn_class],
         [&](int square) { taken |= S::file_through(square); });
    return ranks & ~taken;
  }

  /// The number of drops on squares of `empty` that would mate, `escapes` being where the other
  /// royal piece may go.
  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static int count_mating(const P& position, Bits empty,
                                                          Bits escapes) {
    const Ways<Bits> ways = ways_out<C>(position, escapes);
    int total = 0;
    each(static_cast<Bits64>(position.held[index_of(C)] & restricted), [&](int kind) {
      total += popcount(mating<C>(position, kind, droppable<C>(position, kind, empty), ways));
    });
    return total;
  }

  /// Where the royal piece of C may go.
  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static Bits escapes_of(const P& position) {
    Danger<Bits> danger;
    Safety<D>::template find<C>(position, danger);
    return danger.royal;
  }

  /// The ways out of a mate by a drop of C's, `escapes` being where the other royal piece may go.
  template <Colour C>
  [[gnu::always_inline]] static Ways<Bits> ways_out(const P& position, Bits escapes) {
    Ways<Bits> ways;
    ways.escapes = escapes;
    const Bits hoppers = hoppers_near<C>(position);
    int number = 0;
    each(escapes, [&](int escape) {
      ways.hurdles[at(number++)] = hoppers == 0 ? Bits{0} : between_hoppers(hoppers, escape);
    });
    return ways;
  }

  /// The squares among `squares`, where C may drop a kind, on which that would mate.
  template <Colour C>
  [[nodiscard]] static Bits mating(const P& position, int kind, Bits squares,
                                   const Ways<Bits>& ways) {
    const auto& reach = R::tables().reachable_from[index_of(C)][at(S::dropped_class[at(kind)])];
    Bits doubtful = squares & ~ways.escapes;
    int number = 0;
    for (Bits rest = ways.escapes; rest != 0 && doubtful != 0; rest &= rest - 1U) {
      doubtful &= reach[at(first(rest))] | ways.hurdles[at(number++)];
    }
    if (doubtful != 0) {
      doubtful &= checking_squares<C>(position, kind);
    }
    Bits result = 0;
    each(doubtful, [&](int to) {
      P after = position;
      Mutate<D, false>::template drop<C>(after, Keyless{}, static_cast<Kind>(kind), to);
      if (!Legal<D>::template answers_check<opponent(C)>(after)) {
        result |= bit<Bits>(to);
      }
    });
    return result;
  }

  /// Squares from which a dropped piece would attack the enemy royal piece, or become the hurdle of
  /// an own piece that does.
  template <Colour C>
  [[nodiscard]] static Bits checking_squares(const P& position, int kind) {
    const int royal = position.royal[index_of(opponent(C))];
    const Bits occupied = position.occupied();
    Bits result = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if (S::class_of[at(S::type_of(static_cast<Kind>(kind), false))] == cls) {
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

  /// The squares from which class `Class` of C attacks a square. Lines are the same both ways; a
  /// lame leap is tested from each origin.
  template <Colour C, int Class>
  [[nodiscard]] static Bits attack_origins(int square, Bits occupied) {
    const auto& tables = R::tables();
    Bits result = tables.step_origins[index_of(C)][Class][at(square)] |
                  R::template line_attacks<Class>(square, occupied, 0);
    if constexpr (S::movement[Class].lame.diagonal_steps != 0) {
      each(tables.reachable_from[index_of(C)][Class][at(square)], [&](int from) {
        if (has(R::template attacks<C, Class>(from, occupied, 0), square)) {
          result |= bit<Bits>(from);
        }
      });
    }
    return result;
  }

  /// Squares where a new piece could become a hurdle of C's against `square`, beside or at the
  /// other royal piece.
  template <Colour C>
  [[nodiscard]] static Bits new_hurdles(const P& position, int square) {
    return between_hoppers(hoppers_near<C>(position), square);
  }

 private:
  /// Hopping pieces of C that may come to attack the other royal piece or a square beside it.
  template <Colour C>
  [[nodiscard]] [[gnu::always_inline]] static Bits hoppers_near(const P& position) {
    Bits result = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      if constexpr ((S::movement[cls].orthogonal.capture & hop) != 0) {
        result |= position.pieces[index_of(C)][cls] &
                  R::tables().zone[index_of(C)][cls][position.royal[index_of(opponent(C))]];
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
