// The fast generator's nodes: moves are made and unmade on one board, and the last two plies are
// counted together.
#pragma once

#include <cassert>

#include "movegen/fast/board/convert.hpp"
#include "movegen/fast/differences/count_two_plies.hpp"
#include "movegen/fast/legal/expand.hpp"
#include "movegen/fast/legal/legal.hpp"
#include "movegen/fast/orders/move_orders.hpp"
#include "movegen/vocab/function_ref.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/tree/recursion.hpp"

namespace hurdle {

/// A position with C to move. With Keyed, the key is updated by every move.
template <const fast::Description& D, Colour C, bool Keyed>
class FastNode {
  using Mutate = fast::Mutate<D, Keyed>;
  using Child = FastNode<D, opponent(C), Keyed>;

 public:
  static constexpr bool keyed = Keyed;

  using Zobrist = typename Mutate::Z;
  /// What counts of two plies keep from one position to the next.
  using Kept = fast::ReplierSafety<D, Colour::white>;

  /// A node that counts needs `kept`; one that lists moves does not.
  FastNode(fast::Position<D>& position, const Zobrist& zobrist, Kept* kept = nullptr) noexcept
      : position_(position), zobrist_(zobrist), kept_(kept) {}

  /// The number of children. `FastGame::count` has Black to move with an odd number of plies left.
  [[nodiscard]] std::uint64_t count() const requires(C == Colour::black) {
    return fast::Legal<D>::template count<C>(position_);
  }
  /// The number of grandchildren, with White to move; the key is not updated meanwhile.
  [[nodiscard]] std::uint64_t grandchildren() const requires(C == Colour::white) {
    return fast::count_two_plies<D, C>(position_, *kept_);
  }

  /// Whether this node counts orders: without keys, and Black moves with an odd number of plies
  /// left.
  static constexpr bool has_orders = C == Colour::black && !Keyed;

  /// Calls `visit(node, lines)` with the node after each line of three moves; one that two orders
  /// of the same moves reach is visited once, for both lines. Returns false, without any call, if
  /// there are too many moves.
  template <class Visit>
  [[nodiscard]] bool orders(const Visit& visit) requires(has_orders) {
    constexpr std::size_t most_lines = 1'000'000;
    Child third(position_, zobrist_, kept_);
    return fast::MoveOrders<D, C>(position_).visit(most_lines,
                                                   [&](unsigned lines) { visit(third, lines); });
  }

  /// The incrementally updated key, equal to that of the mirror image in games with left-right
  /// symmetric rules. Debug builds compare it with the key from scratch.
  [[nodiscard]] Key key() const noexcept {
    static_assert(Keyed);
    assert(position_.key == fast::key_from_scratch(position_, C, zobrist_));
    const fast::ZobristKey shared = position_.key.shared();
    return {shared.find, shared.verify};
  }

  /// Calls `visit(child)` for every legal move.
  template <class Visit>
  [[gnu::noinline]] void children(const Visit& visit) {
    const auto give = [&](const auto& /*step*/) {
      Child child(position_, zobrist_, kept_);
      visit(child);
    };
    if constexpr (Keyed) {
      steps(give);
    } else {
      expand(give);
    }
  }

  /// Calls `visit(step)` for every legal move, between making and unmaking it. Compiled once for
  /// all visitors; without keys a call for each move would be measurable (movegen/NOTES.md).
  [[gnu::noinline]] void steps(FunctionRef<void(const StepFacts&)> visit) {
    expand([visit](const auto& step) { visit({step.move(), step.captures()}); });
  }

 private:
  template <class Give>
  [[gnu::always_inline]] void expand(const Give& give) {
    const fast::Expand<D, C, Keyed, const Give> one_by_one{position_, zobrist_, give};
    fast::Legal<D>::template visit<C>(position_, one_by_one);
  }

  fast::Position<D>& position_;
  const Zobrist& zobrist_;
  Kept* kept_;
};

}  // namespace hurdle
