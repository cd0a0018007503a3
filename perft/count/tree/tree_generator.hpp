// A Generator for any game: lists, successors, perft, divide and details over the game's nodes, and
// a Counter of many positions.
#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/tree/details.hpp"
#include "perft/count/tree/hash_size.hpp"
#include "perft/count/tree/merge.hpp"
#include "perft/count/tree/units.hpp"

namespace hurdle {

/// Counts a chunk of a tree, with or without a table. `depth` is the greatest depth of a chunk.
template <class Game>
struct ChunkCount {
  const Game& game;
  Search search;

  ChunkCount(const Game& seeded, HashTable* table, const CountOptions& options)
      : game(seeded),
        search{table, options.bulk, options.differences, options.orders, options.stop} {}

  /// Only nodes inside a chunk use the table, so chunks are large if there is one.
  [[nodiscard]] int depth() const {
    const int one_by_one = search.bulk ? 0 : 1;
    return search.table != nullptr ? small_depth : Game::chunk_depth - one_by_one;
  }

  [[nodiscard]] Total operator()(typename Game::State& state, int plies) const {
    return perft_any(game, state, plies, search);
  }
};

/// A table of this many bytes for a game whose states have keys, or none.
template <class Table, class Game>
[[nodiscard]] std::unique_ptr<Table> make_table(std::uint64_t bytes) {
  return keyed_game<Game> && bytes > 0 ? std::make_unique<Table>(bytes) : nullptr;
}

/// The bytes that may be used for a table in a count of `depth` plies.
[[nodiscard]] inline std::uint64_t table_bytes(const CountOptions& options, int depth) {
  return options.hash_bytes ? *options.hash_bytes : hash_size(depth);
}

/// A Counter for any game.
template <class Game>
class TreeCounter final : public Counter {
 public:
  TreeCounter(Game game, CountOptions options)
      : game_(std::move(game)),
        options_(std::move(options)),
        table_(make_table<HashTable, Game>(options_.hash_bytes.value_or(0))) {}

  [[nodiscard]] std::vector<Total> count(std::span<const Setup> positions, int depth) override {
    if (depth == 0 || positions.empty()) {
      return std::vector<Total>(positions.size(), 1);
    }
    const ChunkCount<Game> count(game_, table_.get(), options_);
    Cut<Game> cut = cut_trees(game_, positions, depth);
    cut_further(game_, cut, options_, options_.hash_bytes.value_or(0));
    return count_units<Total>(game_, cut, count.depth(), options_, count);
  }

 private:
  Game game_;
  CountOptions options_;
  std::unique_ptr<HashTable> table_;
};

/// A Line that stores the game's own state.
template <class Game>
class TreeLine final : public Line {
 public:
  TreeLine(const Game& game, const Setup& start)
      : game_(game), setup_(start), state_(game.state(start)), facts_(game.facts(state_)) {}

  [[nodiscard]] const Setup& setup() const noexcept override { return setup_; }
  [[nodiscard]] bool in_check() const noexcept override { return facts_.checkers > 0; }
  [[nodiscard]] bool can_move() const noexcept override { return facts_.has_moves; }

  [[nodiscard]] std::vector<Move> moves() override {
    std::vector<Move> result;
    game_.each_step(
        state_, [&](const auto& /*child*/, const StepFacts& step) { result.push_back(step.move); });
    std::sort(result.begin(), result.end());
    return result;
  }

  bool play(Move move) override {
    std::optional<typename Game::State> next;
    StepFacts made;
    game_.each_step(state_, [&](const auto& child, const StepFacts& step) {
      if (step.move.plain() == move.plain()) {
        next = child();
        made = step;
      }
    });
    if (!next) {
      return false;
    }
    setup_ = game_.setup_after(setup_, made, *next);
    state_ = std::move(*next);
    facts_ = game_.facts(state_);
    return true;
  }

 private:
  const Game& game_;
  Setup setup_;
  typename Game::State state_;
  NodeFacts facts_;
};

/// `MakeGame` makes a game for a key seed (0 is the documented one).
template <class Game, class MakeGame>
class TreeGenerator final : public Generator {
 public:
  TreeGenerator(const Notation& notation, MakeGame make_game)
      : Generator(notation), make_game_(std::move(make_game)) {}

  [[nodiscard]] std::vector<Move> moves(const Setup& setup) const override {
    std::vector<Move> result;
    each_child(setup,
               [&](State& /*child*/, const StepFacts& step) { result.push_back(step.move); });
    return sorted_by_text(result, [](Move move) { return move; });
  }

  [[nodiscard]] std::vector<Successor> successors(const Setup& setup) const override {
    std::vector<Successor> result;
    each_child(setup, [&](State& child, const StepFacts& step) {
      result.push_back({step.move, default_game().setup_after(setup, step, child)});
    });
    return sorted_by_text(result, [](const Successor& successor) { return successor.move; });
  }

  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    std::optional<Setup> result;
    each_child(setup, [&](State& child, const StepFacts& step) {
      if (step.move.plain() == move.plain()) {
        result = default_game().setup_after(setup, step, child);
      }
    });
    if (!result) {
      throw std::logic_error("not a legal move: " + to_text(notation(), move));
    }
    return *result;
  }

  [[nodiscard]] std::unique_ptr<Line> line(const Setup& start) const override {
    return std::make_unique<TreeLine<Game>>(default_game(), start);
  }

  [[nodiscard]] int checkers(const Setup& setup) const override {
    return default_game().checkers(default_game().state(setup));
  }

  [[nodiscard]] Total perft(const Setup& setup, int depth,
                            const CountOptions& options) const override {
    if (depth == 0) {
      return 1;
    }
    const auto table = make_table<HashTable, Game>(table_bytes(options, depth));
    const Game game = make_game_(options.key_seed);
    const ChunkCount<Game> count(game, table.get(), options);
    return whole<Total>(game, setup, depth, count.depth(), options, count);
  }

  [[nodiscard]] std::vector<DivideEntry> divide(const Setup& setup, int depth,
                                                const CountOptions& options) const override {
    const auto table = make_table<HashTable, Game>(table_bytes(options, depth));
    const Game game = make_game_(options.key_seed);
    const ChunkCount<Game> count(game, table.get(), options);
    std::vector<StepFacts> moves;
    Cut<Game> cut = cut_tree(game, game.state(setup), depth, moves);
    cut_further(game, cut, options, table_bytes(options, depth));
    const std::vector<std::size_t> order =
        order_of(moves, [](const StepFacts& step) { return step.move; });
    std::vector<std::size_t> ranks(order.size());
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
      ranks[order[rank]] = rank;
    }
    order_roots(cut, ranks);
    std::vector<DivideEntry> result;
    OnRoot<Total> on_root;
    if (options.on_entry) {
      on_root = [&](std::size_t root, Total nodes) {
        options.on_entry({moves[order[root]].move, nodes});
      };
    }
    for (const Total nodes :
         count_units<Total>(game, cut, count.depth(), options, count, on_root)) {
      result.push_back({moves[order[result.size()]].move, nodes});
    }
    return result;
  }

  [[nodiscard]] Details details(const Setup& setup, int depth,
                                const CountOptions& options) const override {
    const Game game = make_game_(options.key_seed);
    const auto table = make_table<DetailsHash, Game>(table_bytes(options, depth));
    const Search search{
        .bulk = options.bulk, .differences = options.differences, .stop = options.stop};
    const auto count = [&](State& state, int plies) {
      return count_details(game, state, plies, search, table.get());
    };
    return whole<Details>(game, setup, depth, table ? small_depth : Game::chunk_depth - 1, options,
                          count);
  }

  [[nodiscard]] std::unique_ptr<Counter> counter(const CountOptions& options) const override {
    return std::make_unique<TreeCounter<Game>>(make_game_(options.key_seed), options);
  }

 private:
  using State = typename Game::State;

  /// The game with the documented seed. Made on first use: a command uses one variant, and building
  /// the tables of all of them takes longer than most commands.
  [[nodiscard]] const Game& default_game() const {
    std::call_once(game_made_, [this] { game_.emplace(make_game_(0)); });
    return *game_;
  }

  /// The indices of the items, sorted by the text of their moves; `move_of` returns the move of an
  /// item.
  template <class Item, class MoveOf>
  [[nodiscard]] std::vector<std::size_t> order_of(const std::vector<Item>& items,
                                                  const MoveOf& move_of) const {
    const std::vector<Move> moves = mapped(items, [&](const Item& item) { return move_of(item); });
    return order_by_text(notation(), moves);
  }

  template <class Item, class MoveOf>
  [[nodiscard]] std::vector<Item> sorted_by_text(const std::vector<Item>& items,
                                                 const MoveOf& move_of) const {
    return mapped(order_of(items, move_of), [&](const std::size_t item) { return items[item]; });
  }

  template <class Visit>
  void each_child(const Setup& setup, const Visit& visit) const {
    State state = default_game().state(setup);
    default_game().children(state, visit);
  }

  /// Counts all lines. If equal positions or orders are counted once, this includes those below
  /// different root moves.
  template <class Result, class CountState>
  [[nodiscard]] Result whole(const Game& game, const Setup& setup, int depth, int chunk_depth,
                             const CountOptions& options, const CountState& count) const {
    Cut<Game> cut = cut_trees(game, std::span(&setup, 1), depth);
    cut_further(game, cut, options, table_bytes(options, depth));
    return count_units<Result>(game, cut, chunk_depth, options, count).front();
  }

  MakeGame make_game_;
  mutable std::once_flag game_made_;
  mutable std::optional<Game> game_;
};

}  // namespace hurdle
