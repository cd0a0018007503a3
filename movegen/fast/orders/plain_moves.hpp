// The plain moves of a position: moves of a piece on the board that keeps its type, captures
// included, and drops. What a plain move does depends only on the squares that it touches and on
// the hands. All other moves are promotions, castling, en passant and passes.
#pragma once

#include <array>
#include <cstdint>

#include "movegen/fast/legal/expand.hpp"
#include "movegen/fast/legal/legal.hpp"

namespace hurdle::fast {

/// A plain move, or any other move.
struct PlainMove {
  static constexpr int other = -1;
  int origin = other;  ///< a square; for a drop the number of squares plus the kind
  int to = 0;
};

/// Passes the plain moves of C on, as `Legal` visits them: calls `use(origin, targets)` once for
/// each origin.
template <const Description& D, Colour C, class Use>
struct EachPlain {
  using S = Shape<D>;
  using Bits = typename S::Bits;

  static constexpr bool inlines_targets = false;

  const Position<D>& position;
  const Use& use;

  template <int Class>
  [[nodiscard]] static Bits start_class(const Position<D>& now) {
    return now.pieces[index_of(C)][Class];
  }

  template <int Class>
  void piece(int from, Bits targets) const {
    if constexpr (!S::promotes[Class]) {
      use(from, targets);
    } else if constexpr (S::chooses[Class]) {
      use(from, targets & ~S::template must_promote<C, Class>);
    } else if constexpr (!VariedPromotions<D>::exist) {
      const bool promotes = D.types[at(position.type[at(from)])].promotes_to >= 0;
      use(from, promotes ? targets & ~S::template camp<C> : targets);
    }
  }

  void drop(Kind kind, Bits squares) const { use(S::bits + static_cast<int>(kind), squares); }
  void en_passant(int /*from*/, int /*to*/, int /*pawn*/) const {}
  void castle(const Castling& /*one*/) const {}
  void pass() const {}
};

/// Calls `use(origin, targets)` for the plain moves of C from each origin.
template <const Description& D, Colour C, class Use>
void each_plain(const Position<D>& position, const Use& use) {
  Legal<D>::template visit<C>(position, EachPlain<D, C, Use>{position, use});
}

/// Plain moves, numbered from 0.
template <const Description& D>
class PlainMoves {
  using S = Shape<D>;
  using Bits = typename S::Bits;

 public:
  /// A drop of a kind as a plain move.
  [[nodiscard]] static PlainMove drop(Kind kind, int to) {
    return {S::bits + static_cast<int>(kind), to};
  }
  /// The squares that a plain move touches.
  [[nodiscard]] static Bits touched(PlainMove move) {
    return bit<Bits>(move.to) | (move.origin < S::bits ? bit<Bits>(move.origin) : Bits{0});
  }

  /// The plain moves of C.
  template <Colour C>
  [[nodiscard]] static PlainMoves of(const Position<D>& position) {
    PlainMoves result;
    each_plain<D, C>(position, [&](int origin, Bits targets) {
      result.targets_[at(origin)] = targets;
      result.first_[at(origin)] = static_cast<std::uint16_t>(result.number_);
      result.number_ += popcount(targets);
    });
    return result;
  }

  [[nodiscard]] int number() const noexcept { return number_; }
  /// Calls `use(move)` for each of them.
  template <class Use>
  void each(const Use& use) const {
    for (int origin = 0; origin < S::bits + S::kinds; ++origin) {
      fast::each(targets(origin), [&](int to) { use(PlainMove{origin, to}); });
    }
  }
  /// The targets of the moves from an origin.
  [[nodiscard]] Bits targets(int origin) const noexcept { return targets_[at(origin)]; }
  /// The number of a move that is among these.
  [[nodiscard]] int number_of(PlainMove move) const noexcept {
    const Bits before = targets_[at(move.origin)] & (bit<Bits>(move.to) - 1U);
    return first_[at(move.origin)] + popcount(before);
  }
  /// The number of a move, or -1 if it is not among these.
  [[nodiscard]] int find(PlainMove move) const noexcept {
    const bool known = move.origin != PlainMove::other && has(targets_[at(move.origin)], move.to);
    return known ? number_of(move) : -1;
  }

 private:
  std::array<Bits, at(S::bits + S::kinds)> targets_{};
  std::array<std::uint16_t, at(S::bits + S::kinds)> first_{};
  int number_ = 0;
};

}  // namespace hurdle::fast
