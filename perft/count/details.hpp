// The table of details: properties of the last move, counted move by move.
#pragma once

#include "perft/count/generator.hpp"
#include "perft/count/recursion.hpp"
#include "perft/count/step.hpp"

namespace hurdle {

inline Details& operator+=(Details& sum, const Details& more) {
  sum.nodes += more.nodes;
  sum.captures += more.captures;
  sum.en_passant += more.en_passant;
  sum.castles += more.castles;
  sum.drops += more.drops;
  sum.promotions += more.promotions;
  sum.passes += more.passes;
  sum.checks += more.checks;
  sum.double_checks += more.double_checks;
  sum.mates += more.mates;
  sum.stalemates += more.stalemates;
  sum.ended += more.ended;
  return sum;
}

/// The details of one move, from the facts of the state that it leads to.
[[nodiscard]] inline Details details_of(const StepFacts& step, const NodeFacts& facts) {
  const auto count = [](bool fact) { return Total{fact ? 1U : 0U}; };
  const bool stuck = !facts.has_moves && !facts.over;
  Details details;
  details.nodes = 1;
  details.captures = count(step.capture);
  details.en_passant = count(step.move.is_en_passant());
  details.castles = count(step.move.is_castling());
  details.drops = count(step.move.is_drop());
  details.promotions = count(step.move.is_promotion());
  details.passes = count(step.move.is_pass());
  details.checks = count(facts.checkers > 0);
  details.double_checks = count(facts.checkers > 1);
  details.mates = count(stuck && facts.checkers > 0);
  details.stalemates = count(stuck && facts.checkers == 0);
  details.ended = count(facts.over);
  return details;
}

/// The details `depth` plies below a state, depth from 1.
template <class Game>
[[nodiscard]] Details count_details(const Game& game, typename Game::State& state, int depth,
                                    const Search& search) {
  Details sum;
  if (search.stopped()) {
    return sum;
  }
  game.children(state, [&](typename Game::State& child, const StepFacts& step) {
    sum += depth == 1 ? details_of(step, game.facts(child))
                      : count_details(game, child, depth - 1, search);
  });
  return sum;
}

}  // namespace hurdle
