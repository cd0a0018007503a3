// The fast generator's nodes: moves are made and unmade on one board, and the last two plies are
// counted together.
#pragma once

#include <cassert>

#include "movegen/fast/board/convert.hpp"
#include "movegen/fast/differences/count_two_plies.hpp"
#include "movegen/fast/legal/expand.hpp"
#include "movegen/fast/legal/legal.hpp"
#include "movegen/referee/function_ref.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/tree/recursion.hpp"

namespace hurdle {

/// A position with C to move; its key is updated by every move.
template <const fast::Description& D, Colour C>
class FastNode {
  using Child = FastNode<D, opponent(C)>;

 public:
  static constexpr bool keyed = true;

  FastNode(fast::Position<D>& position, const fast::Zobrist<D>& zobrist) noexcept
      : position_(position), zobrist_(zobrist) {}

  [[nodiscard]] std::uint64_t count() const { return fast::Legal<D>::template count<C>(position_); }
  /// The number of grandchildren.
  [[nodiscard]] std::uint64_t grandchildren() const {
    return fast::count_two_plies<D, C>(position_);
  }

  /// The incrementally updated key, equal to that of the mirror image in games with left-right
  /// symmetric rules. Debug builds compare it with the key from scratch.
  [[nodiscard]] Key key() const noexcept {
    assert(position_.key == fast::key_from_scratch(position_, C, zobrist_));
    const fast::ZobristKey shared = position_.key.shared();
    return {shared.find, shared.verify};
  }

  /// Calls `visit(child)` for every legal move.
  template <class Visit>
  void children(const Visit& visit) {
    steps([&](const StepFacts& /*step*/) {
      Child child(position_, zobrist_);
      visit(child);
    });
  }

  /// Calls `visit(step)` for every legal move, between making and unmaking it. Compiled once for
  /// all visitors: there are thousands of leaves for each call.
  using Visitor = FunctionRef<void(const StepFacts&)>;
  [[gnu::noinline]] void steps(Visitor visit) {
    const auto give = [visit](const auto& step) { visit({step.move(), step.captures()}); };
    const fast::Expand<D, C, true, decltype(give)> expand{position_, zobrist_, give};
    fast::Legal<D>::template visit<C>(position_, expand);
  }

 private:
  fast::Position<D>& position_;
  const fast::Zobrist<D>& zobrist_;
};

}  // namespace hurdle
