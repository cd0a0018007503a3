// The table of details: properties of the last move, counted by making every move.
#pragma once

#include <concepts>

#include "perft/count/generator.hpp"
#include "perft/count/tree/details_hash.hpp"
#include "perft/count/tree/recursion.hpp"
#include "perft/count/tree/step.hpp"

namespace hurdle {

/// A game whose states have keys.
template <class Game>
concept keyed_game = requires(const Game& game, const typename Game::State& state) {
  { game.key(state) } -> std::same_as<Key>;
};

inline Details& operator+=(Details& sum, const Details& more) {
  for (const DetailField& field : detail_fields) {
    sum.*field.member += more.*field.member;
  }
  return sum;
}

[[nodiscard]] inline Details operator*(Details details, Total lines) {
  for (const DetailField& field : detail_fields) {
    details.*field.member *= lines;
  }
  return details;
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

template <class Game>
[[nodiscard]] Details count_details(const Game& game, typename Game::State& state, int depth,
                                    const Search& search, DetailsHash* table);

/// The same, without looking the state itself up in the table.
template <class Game>
[[nodiscard]] Details details_by_children(const Game& game, typename Game::State& state, int depth,
                                          const Search& search, DetailsHash* table) {
  Details sum;
  game.children(state, [&](typename Game::State& child, const StepFacts& step) {
    sum += depth == 1 ? details_of(step, game.facts(child))
                      : count_details(game, child, depth - 1, search, table);
  });
  return sum;
}

/// The details `depth` plies below a state, depth from 1; with a table, up to `small_depth`. Once
/// stopped, the results are meaningless and are not stored.
template <class Game>
[[nodiscard]] Details count_details(const Game& game, typename Game::State& state, int depth,
                                    const Search& search, DetailsHash* table) {
  if (search.stopped()) {
    return {};
  }
  if constexpr (keyed_game<Game>) {
    if (table != nullptr && depth >= hash_depth) {
      const Key key = game.key(state);
      if (const auto known = table->find(key, depth)) {
        return *known;
      }
      const Details sum = details_by_children(game, state, depth, search, table);
      if (!search.stopped()) {
        table->store(key, depth, sum);
      }
      return sum;
    }
  }
  return details_by_children(game, state, depth, search, table);
}

}  // namespace hurdle
