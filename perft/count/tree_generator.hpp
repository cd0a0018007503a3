// A Generator made of a game: lists, successors, perft, divide and details over the game's nodes.
#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>

#include "movegen/vocab/text.hpp"
#include "perft/count/details.hpp"
#include "perft/count/hash_size.hpp"
#include "perft/count/units.hpp"

namespace hurdle {

/// `MakeGame` gives a game for a key seed (0 is the documented one).
template <class Game, class MakeGame>
class TreeGenerator final : public Generator {
 public:
  TreeGenerator(const Notation& notation, MakeGame make_game)
      : Generator(notation), make_game_(std::move(make_game)) {}

  [[nodiscard]] std::vector<Move> moves(const Setup& setup) const override {
    std::vector<Move> result;
    each_child(setup,
               [&](Place& /*child*/, const StepFacts& step) { result.push_back(step.move); });
    return sorted_by_text(result, [](Move move) { return move; });
  }

  [[nodiscard]] std::vector<Successor> successors(const Setup& setup) const override {
    std::vector<Successor> result;
    each_child(setup, [&](Place& child, const StepFacts& step) {
      result.push_back({step.move, default_game().setup_after(setup, step, child)});
    });
    return sorted_by_text(result, [](const Successor& successor) { return successor.move; });
  }

  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    std::optional<Setup> result;
    each_child(setup, [&](Place& child, const StepFacts& step) {
      if (step.move.plain() == move.plain()) {
        result = default_game().setup_after(setup, step, child);
      }
    });
    if (!result) {
      throw std::logic_error("not a legal move: " + to_text(notation(), move));
    }
    return *result;
  }

  [[nodiscard]] int checkers(const Setup& setup) const override {
    return default_game().facts(default_game().place(setup)).checkers;
  }

  [[nodiscard]] Total perft(const Setup& setup, int depth,
                            const CountOptions& options) const override {
    if (depth == 0) {
      return 1;
    }
    Total total;
    for (const DivideEntry& entry : divide(setup, depth, options)) {
      total += entry.nodes;
    }
    return total;
  }

  [[nodiscard]] std::vector<DivideEntry> divide(const Setup& setup, int depth,
                                                const CountOptions& options) const override {
    const std::uint64_t size = options.hash_bytes ? *options.hash_bytes : hash_size(depth);
    const std::unique_ptr<HashTable> table = size > 0 ? std::make_unique<HashTable>(size) : nullptr;
    const Search search{table.get(), options.bulk, options.differences, options.stop};
    const auto count = [&](const Game& game, Place& place, int plies) {
      return perft_any(game, place, plies, search);
    };
    // Only a node inside a piece is looked up, so pieces are large where there is a table.
    const int one_by_one = options.bulk ? 0 : 1;
    const int piece_depth = table ? small_depth : Game::piece_depth - one_by_one;
    std::vector<DivideEntry> result;
    by_root<Total>(setup, depth, piece_depth, options, count,
                   [&](const StepFacts& step, Total nodes) {
                     result.push_back({step.move, nodes});
                   });
    return sorted_by_text(result, [](const DivideEntry& entry) { return entry.move; });
  }

  [[nodiscard]] Details details(const Setup& setup, int depth,
                                const CountOptions& options) const override {
    const Search search{nullptr, options.bulk, options.differences, options.stop};
    Details sum;
    if (depth == 1) {
      Place place = default_game().place(setup);
      return count_details(default_game(), place, depth, search);
    }
    const auto count = [&](const Game& game, Place& place, int plies) {
      return count_details(game, place, plies, search);
    };
    by_root<Details>(setup, depth, Game::piece_depth - 1, options, count,
                     [&](const StepFacts& /*step*/, const Details& part) { sum += part; });
    return sum;
  }

 private:
  using Place = typename Game::Place;

  /// The game under the documented seed. Made when it is first asked for: a command uses one
  /// variant, and the tables of all of them take longer than most commands.
  [[nodiscard]] const Game& default_game() const {
    std::call_once(game_made_, [this] { game_.emplace(make_game_(0)); });
    return *game_;
  }

  /// The items in the order of their moves' texts; `move_of` says the move of an item.
  template <class Item, class MoveOf>
  [[nodiscard]] std::vector<Item> sorted_by_text(const std::vector<Item>& items,
                                                 const MoveOf& move_of) const {
    std::vector<std::pair<std::string, std::size_t>> order;
    for (std::size_t item = 0; item < items.size(); ++item) {
      order.emplace_back(to_text(notation(), move_of(items[item])), item);
    }
    std::sort(order.begin(), order.end());
    std::vector<Item> result;
    result.reserve(order.size());
    for (const auto& [text, item] : order) {
      result.push_back(items[item]);
    }
    return result;
  }

  template <class Visit>
  void each_child(const Setup& setup, const Visit& visit) const {
    Place place = default_game().place(setup);
    default_game().children(place, visit);
  }

  /// Counts below every root move and hands over (root move, Result).
  template <class Result, class CountPlace, class Use>
  void by_root(const Setup& setup, int depth, int piece_depth, const CountOptions& options,
               CountPlace&& count, Use&& use) const {
    const Game seeded = make_game_(options.key_seed);
    const Cut<Game> cut = cut_tree(seeded, seeded.place(setup), depth, options.threads);
    const std::vector<Result> results =
        count_units<Result>(seeded, cut, piece_depth, options,
                            [&](Place& place, int plies) { return count(seeded, place, plies); });
    for (std::size_t root = 0; root < results.size(); ++root) {
      use(cut.roots[root], results[root]);
    }
  }

  MakeGame make_game_;
  mutable std::once_flag game_made_;
  mutable std::optional<Game> game_;
};

}  // namespace hurdle
