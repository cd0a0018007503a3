// The referee as a game to be counted: nodes are setups, moves are made by copy.
#pragma once

#include <functional>

#include "movegen/referee/referee.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/recursion.hpp"
#include "perft/count/step.hpp"

namespace hurdle {

/// A position as a node of the referee's tree.
class RefereeNode {
 public:
  static constexpr bool keyed = false;

  RefereeNode(const Referee& referee, const Setup& setup) noexcept
      : referee_(referee), setup_(setup) {}

  [[nodiscard]] std::uint64_t count() const { return referee_.count_legal_moves(setup_); }

  template <class Visit>
  void children(Visit&& visit) {
    for (const Move move : referee_.legal_moves(setup_)) {
      const Setup next = referee_.after(setup_, move);
      RefereeNode child(referee_, next);
      visit(child);
    }
  }

 private:
  const Referee& referee_;
  const Setup& setup_;
};

/// The game as `TreeGenerator` wants it.
class RefereeGame {
 public:
  using State = Setup;

  /// A tree of so many plies is counted in about a second.
  static constexpr int chunk_depth = 3;

  explicit RefereeGame(const Referee& referee) noexcept : referee_(referee) {}

  [[nodiscard]] State state(const Setup& setup) const { return setup; }
  [[nodiscard]] Setup setup_after(const Setup& /*before*/, const StepFacts& /*step*/,
                                  const State& after) const {
    return after;
  }

  [[nodiscard]] std::uint64_t count(State& state, int depth, const Search& search) const {
    RefereeNode node(referee_, state);
    return perft(node, depth, search);
  }

  /// Calls `visit(child, step)` for every child of a state; `child()` is the child.
  template <class Visit>
  void each_step(const State& state, const Visit& visit) const {
    children(state, [&](State& next, const StepFacts& step) { visit([&] { return next; }, step); });
  }

  void children(const State& state,
                const std::function<void(State&, const StepFacts&)>& visit) const {
    for (const Move move : referee_.legal_moves(state)) {
      const bool takes = !move.is_drop() && state.at(move.to()).belongs_to(opponent(state.side));
      Setup next = referee_.after(state, move);
      visit(next, {move, takes || move.is_en_passant()});
    }
  }

  [[nodiscard]] NodeFacts facts(const State& state) const {
    return {referee_.checkers(state), referee_.ending(state).ending == Ending::ended,
            referee_.count_legal_moves(state) != 0};
  }

 private:
  const Referee& referee_;
};

}  // namespace hurdle
