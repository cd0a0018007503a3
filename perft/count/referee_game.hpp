// The referee as a game to be counted: nodes are setups, moves are made by copy.
#pragma once

#include "movegen/referee/referee.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/step.hpp"

namespace hurdle {

class RefereeNode {
 public:
  static constexpr bool keyed = false;

  RefereeNode(const Referee& referee, const Setup& setup) noexcept
      : referee_(referee), setup_(setup) {}

  [[nodiscard]] std::uint64_t count() const { return referee_.count_legal_moves(setup_); }
  [[nodiscard]] Key key() const noexcept { return {}; }
  [[nodiscard]] const Setup& setup() const noexcept { return setup_; }

  [[nodiscard]] NodeFacts facts() const {
    return {referee_.checkers(setup_), referee_.ending(setup_).ending == Ending::ended,
            count() != 0};
  }

  template <class Visit>
  void children(Visit&& visit) {
    for (const Move move : referee_.legal_moves(setup_)) {
      const Setup next = referee_.after(setup_, move);
      RefereeNode child(referee_, next);
      visit(child, Step{setup_, move});
    }
  }

 private:
  struct Step {
    const Setup& setup;
    Move move;
    [[nodiscard]] StepFacts facts() const {
      const bool lands_on_enemy =
          setup.at(move.to()).belongs_to(opponent(setup.side)) && !move.is_drop();
      return {move, lands_on_enemy || move.is_en_passant()};
    }
  };

  const Referee& referee_;
  const Setup& setup_;
};

/// The game as `TreeGenerator` wants it.
class RefereeGame {
 public:
  using Place = Setup;

  explicit RefereeGame(const Referee& referee) noexcept : referee_(referee) {}

  [[nodiscard]] Place place(const Setup& setup) const { return setup; }
  [[nodiscard]] Setup setup_after(const Setup& /*before*/, const StepFacts& /*step*/,
                                  const Place& after) const {
    return after;
  }
  template <class Use>
  decltype(auto) with_node(Place& place, bool /*keyed*/, Use&& use) const {
    RefereeNode node(referee_, place);
    return use(node);
  }
  [[nodiscard]] static Place copy(const RefereeNode& node) { return node.setup(); }

 private:
  const Referee& referee_;
};

}  // namespace hurdle
