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
  using Place = Setup;

  /// A tree of so many plies is counted in about a second.
  static constexpr int piece_depth = 3;

  explicit RefereeGame(const Referee& referee) noexcept : referee_(referee) {}

  [[nodiscard]] Place place(const Setup& setup) const { return setup; }
  [[nodiscard]] Setup setup_after(const Setup& /*before*/, const StepFacts& /*step*/,
                                  const Place& after) const {
    return after;
  }

  [[nodiscard]] std::uint64_t count(Place& place, int depth, const Search& search) const {
    RefereeNode node(referee_, place);
    return perft(node, depth, search);
  }

  void children(const Place& place,
                const std::function<void(Place&, const StepFacts&)>& visit) const {
    for (const Move move : referee_.legal_moves(place)) {
      const bool takes = !move.is_drop() && place.at(move.to()).belongs_to(opponent(place.side));
      Setup next = referee_.after(place, move);
      visit(next, {move, takes || move.is_en_passant()});
    }
  }

  [[nodiscard]] NodeFacts facts(const Place& place) const {
    return {referee_.checkers(place), referee_.ending(place).ending == Ending::ended,
            referee_.count_legal_moves(place) != 0};
  }

 private:
  const Referee& referee_;
};

}  // namespace hurdle
