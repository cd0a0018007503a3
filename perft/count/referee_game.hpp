// The referee as a game for `TreeGenerator`: nodes are setups, and moves copy the setup.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "movegen/referee/referee.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/tree/recursion.hpp"
#include "perft/count/tree/step.hpp"

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

/// A hash of everything that `same_state` compares, except the en-passant squares, which are rare.
[[nodiscard]] inline std::size_t hash_of_state(const Setup& state) {
  const auto of_bytes = [](const auto& bytes) {
    static_assert(sizeof(bytes) == std::tuple_size_v<std::decay_t<decltype(bytes)>>);
    const auto* const first = reinterpret_cast<const char*>(bytes.data());
    return std::hash<std::string_view>{}({first, bytes.size()});
  };
  std::uint64_t hash = of_bytes(state.board);
  for (const std::uint64_t more : std::initializer_list<std::uint64_t>{
           of_bytes(state.hands[0]), of_bytes(state.hands[1]), index_of(state.side), state.passes,
           state.rights[0], state.rights[1]}) {
    hash = hash * 0x9E37'79B9'7F4A'7C15 + more;
  }
  return static_cast<std::size_t>(hash);
}

/// The game in the form that `TreeGenerator` requires.
class RefereeGame {
 public:
  using State = Setup;

  /// A tree of this many plies is counted in about a second.
  static constexpr int chunk_depth = 3;

  /// `asks_counters`: the rules may depend on the counters of C6, as those of some mutants do.
  explicit RefereeGame(const Referee& referee, bool asks_counters) noexcept
      : referee_(referee), asks_counters_(asks_counters) {}

  /// Whether equal positions may be counted once.
  [[nodiscard]] bool merges() const noexcept { return !asks_counters_; }
  [[nodiscard]] std::size_t hash_of(const State& state) const { return hash_of_state(state); }

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

  [[nodiscard]] int checkers(const State& state) const { return referee_.checkers(state); }

  [[nodiscard]] NodeFacts facts(const State& state) const {
    return {checkers(state), referee_.ending(state).ending == Ending::ended,
            referee_.count_legal_moves(state) != 0};
  }

 private:
  const Referee& referee_;
  bool asks_counters_;
};

}  // namespace hurdle
