// Drops: where a kind may be dropped, without the drops that are illegal because they would mate.
#pragma once

#include "movegen/fast/legal/mating.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Drops {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// The number of legal drops of C within `check_mask`. With `may_mate` false it is known already
  /// that no drop mates.
  template <Colour C>
  [[nodiscard]] static int count(const P& position, Bits check_mask, bool may_mate = true) {
    const Bits empty = S::board & ~position.occupied() & check_mask;
    const unsigned held = position.held[index_of(C)];
    if (held == 0 || empty == 0) {
      return 0;
    }
    int total = std::popcount(held & ~pawn_flag) * popcount(empty);
    if ((held & pawn_flag) != 0) {
      total += popcount(empty & pawn_squares<C>(position));
    }
    if (may_mate && (held & mate_forbidden) != 0) {
      total -= count_mating<C>(position, empty, Escapes<opponent(C)>{position});
    }
    return total;
  }

  /// Calls `visit(Kind, squares)` for every kind that C may drop, with the squares where it may.
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

  /// Squares of `empty` where C may drop a kind, mates not considered.
  template <Colour C>
  [[nodiscard]] static Bits droppable(const P& position, int kind, Bits empty) {
    return kind == static_cast<int>(D.special_pawn) ? empty & pawn_squares<C>(position) : empty;
  }

  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
  static constexpr unsigned pawn_flag =
      D.drops && D.special_pawn != Kind::none ? 1U << index_of(D.special_pawn) : 0U;
  /// The set of kinds whose drops may not mate.
  static constexpr unsigned mate_forbidden = D.drop_mate == DropMate::allowed        ? 0U
                                             : D.drop_mate == DropMate::not_by_pawns ? pawn_flag
                                                                                     : 0xFFFFU;

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
    each(position.pieces[index_of(C)][S::special_pawn_class],
         [&](int square) { taken |= S::file_through(square); });
    return ranks & ~taken;
  }

  /// The number of drops on squares of `empty` that would mate; `find_escapes()` says where the
  /// other royal piece may go, if that matters.
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

  /// `escapes_of` as a function object: one type, so that `Mating` is compiled once for all
  /// visitors.
  template <Colour C>
  struct Escapes {
    const P& position;
    [[nodiscard]] Bits operator()() const { return escapes_of<C>(position); }
  };

  /// Where the royal piece of C may go.
  template <Colour C>
  [[nodiscard]] [[gnu::noinline]] static Bits escapes_of(const P& position) {
    CheckInfo<D> checks;
    Safety<D>::template find<C>(position, checks);
    return checks.royal_targets;
  }
};

}  // namespace hurdle::fast
