// Drops: the squares where a kind may be dropped, without drops that are illegal because they mate.
#pragma once

#include "movegen/fast/legal/mating.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Drops {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// The number of legal drops of C within `check_mask`. `may_mate` is false if the caller has
  /// proved that no drop mates.
  template <Colour C>
  [[nodiscard]] static int count(const P& position, Bits check_mask, bool may_mate = true) {
    const Bits empty = S::board & ~position.occupied() & check_mask;
    const unsigned held = position.held[index_of(C)];
    if (held == 0 || empty == 0) {
      return 0;
    }
    int total = std::popcount(held & free_kinds) * popcount(empty);
    each_limited([&](auto kind) {
      if ((held >> decltype(kind)::value & 1U) != 0) {
        total += popcount(empty & drop_squares<C>[decltype(kind)::value]);
      }
    });
    if ((held & pawn_flag) != 0) {
      total += popcount(empty & pawn_squares<C>(position));
    }
    if (may_mate && (held & mate_forbidden) != 0) {
      total -= count_mating<C>(position, empty, Escapes<opponent(C)>{position});
    }
    return total;
  }

  /// Calls `visit(Kind, squares)` for every kind that C may drop, with its legal squares.
  template <Colour C, class Visit>
  static void each_kind(const P& position, Bits check_mask, Visit&& visit) {
    const Bits empty = S::board & ~position.occupied() & check_mask;
    const unsigned held = position.held[index_of(C)];
    if (held == 0 || empty == 0) {
      return;
    }
    const Escapes<opponent(C)> find_escapes{position};
    Mating<D, C, Escapes<opponent(C)>> mating(position, find_escapes);
    each(static_cast<Bits64>(held), [&](int kind) {
      Bits squares = droppable<C>(position, kind, empty);
      if ((mate_forbidden >> static_cast<unsigned>(kind) & 1U) != 0) {
        squares &= ~mating.mating_among(kind, squares);
      }
      visit(static_cast<Kind>(kind), squares);
    });
  }

  /// The squares of `empty` where C may drop a kind, mates ignored.
  template <Colour C>
  [[nodiscard]] static Bits droppable(const P& position, int kind, Bits empty) {
    if (kind == static_cast<int>(D.special_pawn)) {
      return empty & pawn_squares<C>(position);
    }
    return limited_kinds == 0 ? empty : empty & drop_squares<C>[at(kind)];
  }

  static constexpr unsigned pawn_flag =
      D.drops && D.special_pawn != Kind::none ? 1U << index_of(D.special_pawn) : 0U;
  /// The set of kinds, besides the special pawn, that may not be dropped everywhere.
  static constexpr unsigned limited_kinds = [] {
    unsigned result = 0;
    for (std::size_t kind = 1; D.drops_can_move && kind < at(S::kinds); ++kind) {
      const bool ever_stuck = S::stuck_ranks[at(S::dropped_class[kind])] != 0;
      result |= ever_stuck ? 1U << kind : 0U;
    }
    return result & ~pawn_flag;
  }();
  /// The set of kinds that may be dropped on every empty square.
  static constexpr unsigned free_kinds = ~(pawn_flag | limited_kinds);

  /// Calls `use(std::integral_constant<int, kind>)` for every kind of `limited_kinds`.
  template <class Use>
  [[gnu::always_inline]] static void each_limited(Use&& use) {
    unroll<S::kinds>([&](auto kind) {
      if constexpr ((limited_kinds >> decltype(kind)::value & 1U) != 0) {
        use(kind);
      }
    });
  }

  /// The set of kinds whose drops may not mate.
  static constexpr unsigned mate_forbidden = D.drop_mate == DropMate::allowed        ? 0U
                                             : D.drop_mate == DropMate::not_by_pawns ? pawn_flag
                                                                                     : 0xFFFFU;

  /// The squares where C may drop each kind, ignoring occupancy and other pawns.
  template <Colour C>
  static constexpr std::array<Bits, static_cast<std::size_t>(S::kinds)> drop_squares = [] {
    std::array<Bits, static_cast<std::size_t>(S::kinds)> result{};
    for (std::size_t kind = 0; kind < result.size(); ++kind) {
      const bool pawn = kind == index_of(D.special_pawn);
      const unsigned stuck = D.drops_can_move ? S::stuck_ranks[at(S::dropped_class[kind])] : 0U;
      const unsigned ranks = (pawn ? D.pawn_drop_ranks : all_ranks) & ~stuck;
      for (int rank = 0; rank < S::ranks; ++rank) {
        if ((ranks >> static_cast<unsigned>(rank) & 1U) != 0) {
          result[kind] |= S::own_rank(C, rank);
        }
      }
    }
    return result;
  }();

  template <Colour C>
  [[nodiscard]] static Bits pawn_squares(const P& position) {
    constexpr Bits ranks = drop_squares<C>[index_of(D.special_pawn)];
    if constexpr (!D.one_pawn_a_file) {
      return ranks;
    }
    Bits taken = 0;
    each(position.pieces[index_of(C)][S::special_pawn_class],
         [&](int square) { taken |= S::file_through(square); });
    return ranks & ~taken;
  }

  /// The number of drops on squares of `empty` that would mate. `find_escapes()` returns the other
  /// royal piece's escapes; it is called only if needed.
  template <Colour C, class FindEscapes>
  [[nodiscard]] static int count_mating(const P& position, Bits empty,
                                        const FindEscapes& find_escapes) {
    Mating<D, C, FindEscapes> mating(position, find_escapes);
    int total = 0;
    each(static_cast<Bits64>(position.held[index_of(C)] & mate_forbidden), [&](int kind) {
      total += popcount(mating.mating_among(kind, droppable<C>(position, kind, empty)));
    });
    return total;
  }

  /// `escapes_of` as a function object: a single type, so that `Mating` is compiled once for all
  /// visitors.
  template <Colour C>
  struct Escapes {
    const P& position;
    [[nodiscard]] Bits operator()() const { return escapes_of<C>(position); }
  };

  /// The squares that the royal piece of C may move to.
  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static Bits escapes_of(const P& position) {
    CheckInfo<D> checks;
    Safety<D>::template shared_find<C>(position, checks);
    return checks.royal_targets;
  }
};

}  // namespace hurdle::fast
