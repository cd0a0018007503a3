// Promotions that depend on the board: optional ones, and choices limited by the pieces that the
// player has. Positions in which a pawn may promote are counted move by move.
#pragma once

#include "movegen/fast/legal/reach.hpp"

namespace hurdle::fast {

template <const Description& D>
struct VariedPromotions {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;

  static constexpr bool exist = [] {
    bool limited = false;
    for (const int limit : D.promotion_limits) {
      limited |= limit != 0;
    }
    return limited || D.promotion_optional;
  }();

  /// Whether a pawn of C could reach the camp by one move.
  template <Colour C>
  [[nodiscard]] static bool possible(const P& position) {
    if constexpr (!exist) {
      return false;
    } else {
      return (position.pieces[index_of(C)][S::special_pawn_class] & near_camp<C>) != 0;
    }
  }

  /// Calls `promote(type, squares)` for each type that a pawn of C may become on targets in the
  /// camp, then `stay(squares)` with the targets where it may remain a pawn.
  template <Colour C, class Promote, class Stay>
  static void each(const P& position, Bits targets, const Promote& promote, const Stay& stay) {
    const Bits promoting = targets & S::template camp<C>;
    if (promoting != 0) {
      for (const int type : S::template promotion_types<S::special_pawn_class>) {
        if (below_limit<C>(position, type)) {
          promote(type, promoting);
        }
      }
    }
    constexpr Bits stuck = S::template stuck<C, S::special_pawn_class>;
    stay(targets & ~(D.promotion_optional ? stuck : S::template camp<C>));
  }

  /// The number of these moves.
  template <Colour C>
  [[nodiscard]] static std::uint64_t count(const P& position, Bits targets) {
    int result = 0;
    each<C>(
        position, targets, [&](int /*type*/, Bits squares) { result += popcount(squares); },
        [&](Bits squares) { result += popcount(squares); });
    return static_cast<std::uint64_t>(result);
  }

 private:
  /// Whether C has fewer pieces of this type than it may have when a pawn becomes another one.
  template <Colour C>
  [[nodiscard]] static bool below_limit(const P& position, int type) {
    const int limit = D.promotion_limits[static_cast<std::size_t>(type)];
    const auto cls = static_cast<std::size_t>(S::class_of[static_cast<std::size_t>(type)]);
    return limit == 0 || popcount(position.pieces[index_of(C)][cls]) < limit;
  }

  /// The squares from which a pawn of C could reach the camp.
  template <Colour C>
  static constexpr Bits near_camp = [] {
    Bits result = 0;
    for (int rank = 0; rank < S::ranks; ++rank) {
      const auto from = static_cast<std::size_t>(rank);
      const int reach = from < D.pawn_reach.size() ? D.pawn_reach[from] : 1;
      result |= rank + reach >= S::ranks - D.camp_ranks ? S::own_rank(C, rank) : Bits{0};
    }
    return result;
  }();
};

/// A visitor of `Legal` that counts moves, for positions where `VariedPromotions` are possible.
template <const Description& D, Colour C>
struct CountOneByOne {
  using Bits = typename Shape<D>::Bits;
  static constexpr bool inlines_targets = false;

  const Position<D>& position;
  std::uint64_t& total;

  template <int Class>
  [[nodiscard]] static Bits start_class(const Position<D>& all) {
    return all.pieces[index_of(C)][Class];
  }
  template <int Class>
  void piece(int /*from*/, Bits targets) const {
    if constexpr (Class == Shape<D>::special_pawn_class) {
      total += VariedPromotions<D>::template count<C>(position, targets);
    } else {
      total += static_cast<std::uint64_t>(popcount(targets));
    }
  }
  void en_passant(int /*from*/, int /*to*/, int /*pawn*/) const { ++total; }
  template <class Castling>
  void castle(const Castling& /*castling*/) const {
    ++total;
  }
  void pass() const { ++total; }
  void drop(Kind /*kind*/, Bits squares) const {
    total += static_cast<std::uint64_t>(popcount(squares));
  }
};

}  // namespace hurdle::fast
