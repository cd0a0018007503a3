// A tree cut into units some plies below its root. Units can be counted in any order. Functions
// that run once in a count are not inlined: each game compiles them.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/tree/recursion.hpp"

namespace hurdle {

/// A subtree to be counted.
template <class Game>
struct Unit {
  typename Game::State state;
  std::size_t root = 0;  ///< index of its root: a root move, or one of many positions
  Total lines = 1;       ///< number of lines from the root to it
};

/// The units of one tree or of many, all at the same depth.
template <class Game>
struct Cut {
  std::vector<Unit<Game>> units;
  std::size_t roots = 0;
  int depth = 0;        ///< plies left below each unit
  bool orders = false;  ///< two orders of the same moves may be counted together
};

/// The number of units that keeps this many threads busy until the end.
[[nodiscard]] inline std::size_t enough_units(int threads) noexcept {
  constexpr std::size_t a_thread = 16;
  constexpr std::size_t least = 512;
  return std::max(least, a_thread * static_cast<std::size_t>(threads));
}

/// Subtrees with fewer plies left are not cut further.
inline constexpr int least_unit_depth = 3;

/// The indices of the keys, smallest key first; equal keys keep their order.
[[nodiscard]] std::vector<std::size_t> order_by_key(const std::vector<std::uint64_t>& keys);

/// Puts the units in the order of their keys.
template <class Game>
[[gnu::noinline]] void sort_by_keys(std::vector<Unit<Game>>& units,
                                    const std::vector<std::uint64_t>& keys) {
  std::vector<Unit<Game>> sorted =
      mapped(order_by_key(keys), [&](const std::size_t unit) { return units[unit]; });
  units = std::move(sorted);
}

/// Sorts units that are probably large to the front, so that no thread starts a large one last.
template <class Game>
void sort_by_size(const Game& game, std::vector<Unit<Game>>& units) {
  const std::vector<std::uint64_t> keys = mapped(
      units, [&](Unit<Game>& unit) { return UINT64_MAX - game.count(unit.state, 1, Search{}); });
  sort_by_keys<Game>(units, keys);
}

/// A game that can count lines together which are two orders of the same moves (`orders`).
template <class Game>
concept ordering_game = requires(const Game& game, typename Game::State& state,
                                 void (*visit)(const typename Game::State&, unsigned)) {
  { game.orders(state, std::size_t{}, visit) } -> std::same_as<bool>;
};

/// Appends the units three plies below a unit; two orders of the same moves become one unit.
/// Returns false, and leaves `finer` as it was, if it would have more than `most` units.
template <class Game>
[[nodiscard]] bool cut_by_orders(const Game& game, Unit<Game>& unit, std::size_t most,
                                 std::vector<Unit<Game>>& finer) {
  if constexpr (ordering_game<Game>) {
    return finer.size() <= most &&
           game.orders(unit.state, most - finer.size(),
                       [&](const typename Game::State& state, unsigned lines) {
                         finer.push_back({state, unit.root, unit.lines * lines});
                       });
  } else {
    return false;
  }
}

/// Trees with fewer plies are not cut by orders.
inline constexpr int least_order_depth = orders_depth + 1;

/// The most units of a cut by orders, and of the subtrees of one unit.
inline constexpr std::size_t most_units = 200'000;

/// Cuts all units three plies further, unless there would be too many or hardly any lines that are
/// counted together; returns whether it did.
template <class Game>
[[nodiscard]] bool cut_by_orders(const Game& game, Cut<Game>& cut) {
  std::vector<Unit<Game>> finer;
  for (Unit<Game>& unit : cut.units) {
    if (!cut_by_orders(game, unit, most_units, finer)) {
      return false;
    }
  }
  const Total lines = std::transform_reduce(finer.begin(), finer.end(), Total{}, std::plus<>{},
                                            [](const Unit<Game>& unit) { return unit.lines; });
  if (Total{10} * finer.size() > Total{9} * lines) {
    return false;
  }
  cut.units = std::move(finer);
  cut.depth -= order_plies;
  return true;
}

/// Whether there are enough units for this many threads, or their trees are too small.
template <class Game>
[[nodiscard]] bool is_fine(const Cut<Game>& cut, int threads) {
  // A unit of this depth counts orders itself. If there are several threads, each should have some.
  const bool orders = cut.orders && cut.depth == orders_depth &&
                      cut.units.size() >= 4 * static_cast<std::size_t>(threads - 1);
  return orders || cut.units.size() >= enough_units(threads) || cut.depth <= least_unit_depth;
}

/// Cuts further until there are enough units for this many threads.
template <class Game>
[[gnu::noinline]] void refine(const Game& game, Cut<Game>& cut, int threads) {
  while (!is_fine(cut, threads)) {
    std::vector<Unit<Game>> finer;
    for (Unit<Game>& unit : cut.units) {
      game.children(unit.state, [&](typename Game::State& child, const StepFacts& /*step*/) {
        finer.push_back({child, unit.root, unit.lines});
      });
    }
    cut.units = std::move(finer);
    --cut.depth;
  }
  if (threads > 1) {
    sort_by_size(game, cut.units);
  }
}

/// Cuts the tree of `depth` plies (from 1) below `root`: one unit below each legal move. Appends
/// these moves, the cut's roots, to `moves`, in the generator's order.
template <class Game>
[[nodiscard]] [[gnu::noinline]] Cut<Game> cut_tree(const Game& game, typename Game::State root,
                                                   int depth, std::vector<StepFacts>& moves) {
  Cut<Game> cut;
  cut.depth = depth - 1;
  game.children(root, [&](typename Game::State& child, const StepFacts& step) {
    cut.units.push_back({child, cut.roots++, 1});
    moves.push_back(step);
  });
  return cut;
}

/// Gives root number `i` the new number `ranks[i]`, and puts the units of each root before those of
/// the next one, so that the first roots are counted first.
template <class Game>
void order_roots(Cut<Game>& cut, std::span<const std::size_t> ranks) {
  std::vector<std::uint64_t> keys;
  keys.reserve(cut.units.size());
  for (Unit<Game>& unit : cut.units) {
    unit.root = ranks[unit.root];
    keys.push_back(unit.root);
  }
  sort_by_keys<Game>(cut.units, keys);
}

/// Cuts the trees of `depth` plies below many positions: each position is a root and a unit.
template <class Game>
[[nodiscard]] [[gnu::noinline]] Cut<Game> cut_trees(const Game& game,
                                                    std::span<const Setup> positions, int depth) {
  Cut<Game> cut;
  cut.depth = depth;
  for (const Setup& position : positions) {
    cut.units.push_back({game.state(position), cut.roots++, 1});
  }
  return cut;
}

}  // namespace hurdle
