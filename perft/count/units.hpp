// Work for many threads: a tree cut into units some plies below its root, counted in any order and
// summed by root move. Results depend on neither threads nor order.
#pragma once

#include <cstdint>
#include <exception>
#include <mutex>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/count/recursion.hpp"

namespace hurdle {

/// A subtree to be counted.
template <class Game>
struct Unit {
  typename Game::Place place;
  std::size_t root = 0;  ///< number of the root move above it
};

/// The units of a tree, all at the same depth.
template <class Game>
struct Cut {
  std::vector<Unit<Game>> units;
  std::vector<StepFacts> roots;  ///< the legal moves of the root, in the generator's order
  int depth = 0;                 ///< plies left below each unit
};

/// Enough units to keep many threads busy to the end.
inline constexpr std::size_t enough_units = 256;

/// A subtree with fewer plies left is not worth being cut further.
inline constexpr int least_unit_depth = 3;

/// Cuts the tree of `depth` plies (from 1) below `root`.
template <class Game>
[[nodiscard]] Cut<Game> cut_tree(const Game& game, typename Game::Place root, int depth) {
  Cut<Game> cut;
  cut.depth = depth - 1;
  game.children(root, [&](typename Game::Place& child, const StepFacts& step) {
    cut.units.push_back({child, cut.roots.size()});
    cut.roots.push_back(step);
  });
  while (cut.units.size() < enough_units && cut.depth > least_unit_depth) {
    std::vector<Unit<Game>> finer;
    for (Unit<Game>& unit : cut.units) {
      game.children(unit.place, [&](typename Game::Place& child, const StepFacts& /*step*/) {
        finer.push_back({child, unit.root});
      });
    }
    cut.units = std::move(finer);
    --cut.depth;
  }
  return cut;
}

/// Counts units on `options.threads` threads: `count(unit)` gives a Result that adds up with `+=`.
/// Returns one Result a root move. Throws Interrupted, or what `count` threw.
template <class Result, class Game, class Count>
[[nodiscard]] std::vector<Result> count_units(Cut<Game>& cut, const CountOptions& options,
                                              Count&& count) {
  std::vector<Result> results(cut.roots.size());
  std::uint64_t done = 0;
  std::exception_ptr failure;
  std::mutex guard;
  const auto size = static_cast<std::int64_t>(cut.units.size());
  const auto stopped = [&] { return options.stop != nullptr && options.stop->load(); };
  const auto one = [&](std::int64_t index) {
    Unit<Game>& unit = cut.units[static_cast<std::size_t>(index)];
    const Result result = count(unit);
    const std::lock_guard lock(guard);
    if (stopped()) return;
    results[unit.root] += result;
    ++done;
    if (options.progress) options.progress(done, static_cast<std::uint64_t>(size));
  };
#pragma omp parallel for schedule(dynamic, 1) num_threads(options.threads)
  for (std::int64_t index = 0; index < size; ++index) {
    try {
      if (!stopped() && !failure) one(index);
    } catch (...) {
      const std::lock_guard lock(guard);
      failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
  if (stopped()) {
    Total nodes;
    for (const Result& result : results) nodes += nodes_of(result);
    throw Interrupted(done, static_cast<std::uint64_t>(size), nodes);
  }
  return results;
}

[[nodiscard]] inline Total nodes_of(Total total) noexcept {
  return total;
}
[[nodiscard]] inline Total nodes_of(const Details& details) noexcept {
  return details.nodes;
}

}  // namespace hurdle
