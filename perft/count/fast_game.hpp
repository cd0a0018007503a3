// The fast generator as a game for `TreeGenerator`: positions made from plain setups.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>

#include "movegen/fast/board/convert.hpp"
#include "movegen/fast/board/exchange.hpp"
#include "movegen/fast/orders/move_orders.hpp"
#include "movegen/vocab/function_ref.hpp"
#include "perft/count/fast_node.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/tree/recursion.hpp"

namespace hurdle {

/// The game in the form that `TreeGenerator` requires.
template <const fast::Description& D>
class FastGame {
  static_assert(fits_small_depth(fast::Shape<D>::most.moves));

 public:
  /// A position that can be copied and stored.
  struct State {
    fast::Position<D> position;
    Colour side = Colour::white;
  };

  /// A tree of this many plies is counted in about a second, with bulk counting and without a
  /// table.
  static constexpr int chunk_depth = 5;

  FastGame(const Notation& notation, std::uint64_t key_seed)
      : notation_(notation), zobrist_(randoms(key_seed != 0 ? key_seed : fast::default_key_seed)) {
    (void)fast::Tables<D>::ready();
  }

  [[nodiscard]] State state(const Setup& setup) const {
    State result{fast::from_setup<D>(setup), setup.side};
    result.position.key = fast::key_from_scratch(result.position, result.side, *zobrist_);
    return result;
  }

  /// The setup of the position after `move`, counters included.
  [[nodiscard]] Setup setup_after(const Setup& before, const StepFacts& step,
                                  const State& after) const {
    Setup result = fast::to_setup<D>(after.position, after.side);
    const Piece mover = before.at(step.move.from());
    const bool pawn_move =
        !step.move.is_pass() && mover.kind() == notation_.counter_pawn && !mover.promoted();
    const bool resets = step.capture || step.move.is_drop() || pawn_move;
    result.half = resets ? 0 : std::min(before.half + 1, max_counter);
    result.full = std::min(before.full + (before.side == Colour::black ? 1 : 0), max_counter);
    return result;
  }

  /// perft of a state, depth from 1 to `small_depth`. White always has an even number of plies
  /// left, so the code that counts the last two plies, most of all, is compiled for one player
  /// only.
  [[nodiscard]] [[gnu::noinline]] std::uint64_t count(State& state, int depth,
                                                      const Search& search) const {
    const Colour counted = depth % 2 == 0 ? Colour::white : Colour::black;
    if (state.side == counted) {
      return count_for(state, depth, search);
    }
    State other{fast::exchanged(state.position), counted};
    if (search.table != nullptr) {
      other.position.key = fast::key_from_scratch(other.position, other.side, *zobrist_);
    }
    return count_for(other, depth, search);
  }

  /// The same as for the mirror image in games with left-right symmetric rules.
  [[nodiscard]] Key key(const State& state) const noexcept {
    const fast::ZobristKey shared = state.position.key.shared();
    return {shared.find, shared.verify};
  }

  /// A child, copied when called.
  using LazyChild = FunctionRef<State()>;

  /// Calls `visit(child, step)` for every child of a state; `child()` is a copy of it.
  void each_step(State& state, FunctionRef<void(const LazyChild&, const StepFacts&)> visit) const {
    if (state.side == Colour::white) {
      steps_of<Colour::white>(state, visit);
    } else {
      steps_of<Colour::black>(state, visit);
    }
  }

  /// Calls `visit(child, step)` with a copy of every child of a state.
  void children(State& state, const std::function<void(State&, const StepFacts&)>& visit) const {
    each_step(state, [&](const LazyChild& made, const StepFacts& step) {
      State child = made();
      visit(child, step);
    });
  }

  /// Calls `visit(state, lines)` with the position after each line of three moves; one that two
  /// orders of the same moves reach is visited once, for both lines. These states may have the
  /// colours exchanged, and have no key. Returns false, without any call, if there may be more than
  /// `most` lines.
  [[nodiscard]] bool orders(const State& state, std::size_t most,
                            FunctionRef<void(const State&, unsigned)> visit) const {
    State made{state.side == Colour::black ? state.position : fast::exchanged(state.position),
               Colour::white};
    return fast::MoveOrders<D, Colour::black>(made.position).visit(most, [&](unsigned lines) {
      visit(made, lines);
    });
  }

  /// How many enemy pieces attack the royal piece of the side to move (C5).
  [[nodiscard]] int checkers(const State& state) const {
    return state.side == Colour::white ? checkers_for<Colour::white>(state)
                                       : checkers_for<Colour::black>(state);
  }

  [[nodiscard]] NodeFacts facts(const State& state) const {
    return state.side == Colour::white ? facts_for<Colour::white>(state)
                                       : facts_for<Colour::black>(state);
  }

 private:
  using Zobrist = fast::Zobrist<D>;

  /// The random numbers of the documented seed are drawn only once: drawing them takes longer than
  /// listing a position's moves.
  [[nodiscard]] static std::shared_ptr<const Zobrist> randoms(std::uint64_t key_seed) {
    static const auto documented = std::make_shared<const Zobrist>(fast::default_key_seed);
    return key_seed == fast::default_key_seed ? documented
                                              : std::make_shared<const Zobrist>(key_seed);
  }

  [[nodiscard]] std::uint64_t count_for(State& state, int depth, const Search& search) const {
    return state.side == Colour::white ? count_as<Colour::white>(state, depth, search)
                                       : count_as<Colour::black>(state, depth, search);
  }

  template <Colour C>
  [[nodiscard]] std::uint64_t count_as(State& state, int depth, const Search& search) const {
    typename FastNode<D, C, true>::Kept kept;
    if (search.table != nullptr) {
      FastNode<D, C, true> node(state.position, *zobrist_, &kept);
      return perft(node, depth, search);
    }
    constexpr fast::Keyless keyless;
    FastNode<D, C, false> node(state.position, keyless, &kept);
    return perft(node, depth, search);
  }

  template <Colour C>
  void steps_of(State& state, FunctionRef<void(const LazyChild&, const StepFacts&)> visit) const {
    const auto copy = [&state] { return State{state.position, opponent(C)}; };
    FastNode<D, C, true> node(state.position, *zobrist_);
    node.steps([&](const StepFacts& step) { visit(copy, step); });
  }

  template <Colour C>
  [[nodiscard]] static int checkers_for(const State& state) {
    return fast::popcount(fast::Legal<D>::template checkers<C>(state.position));
  }

  template <Colour C>
  [[nodiscard]] static NodeFacts facts_for(const State& state) {
    return {checkers_for<C>(state), fast::Legal<D>::ended(state.position),
            fast::Legal<D>::template count<C>(state.position) != 0};
  }

  const Notation& notation_;
  std::shared_ptr<const Zobrist> zobrist_;
};

}  // namespace hurdle
