// Work for many threads: a tree cut into units some plies below its root, counted in any order and
// summed by root. Results depend on neither threads nor order.
#pragma once

#include <omp.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "perft/count/cores.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/recursion.hpp"

namespace hurdle {

/// A subtree to be counted.
template <class Game>
struct Unit {
  typename Game::State state;
  std::size_t root = 0;  ///< number of the root above it: a root move, or one position of many
};

/// The units of one tree or of many, all at the same depth.
template <class Game>
struct Cut {
  std::vector<Unit<Game>> units;
  std::size_t roots = 0;
  int depth = 0;  ///< plies left below each unit
};

/// Enough units to keep so many threads busy to the end.
[[nodiscard]] inline std::size_t enough_units(int threads) noexcept {
  constexpr std::size_t a_thread = 16;
  constexpr std::size_t least = 512;
  return std::max(least, a_thread * static_cast<std::size_t>(threads));
}

/// A subtree with fewer plies left is not worth being cut further.
inline constexpr int least_unit_depth = 3;

/// Puts first the units that are likely to be large, so that no thread starts a large one last.
template <class Game>
void sort_by_size(const Game& game, std::vector<Unit<Game>>& units) {
  std::vector<std::pair<std::uint64_t, std::size_t>> order;
  for (std::size_t unit = 0; unit < units.size(); ++unit) {
    order.emplace_back(game.count(units[unit].state, 1, Search{}), unit);
  }
  std::sort(order.begin(), order.end(), [](const auto& one, const auto& other) {
    return one.first != other.first ? one.first > other.first : one.second < other.second;
  });
  std::vector<Unit<Game>> sorted;
  sorted.reserve(units.size());
  for (const auto& [moves, unit] : order) {
    sorted.push_back(units[unit]);
  }
  units = std::move(sorted);
}

/// Cuts further until there are enough units for so many threads.
template <class Game>
void refine(const Game& game, Cut<Game>& cut, int threads) {
  while (cut.units.size() < enough_units(threads) && cut.depth > least_unit_depth) {
    std::vector<Unit<Game>> finer;
    for (Unit<Game>& unit : cut.units) {
      game.children(unit.state, [&](typename Game::State& child, const StepFacts& /*step*/) {
        finer.push_back({child, unit.root});
      });
    }
    cut.units = std::move(finer);
    --cut.depth;
  }
  if (threads > 1) {
    sort_by_size(game, cut.units);
  }
}

/// Cuts the tree of `depth` plies (from 1) below `root` for so many threads, and adds to `moves`
/// the legal moves of the root: the cut's roots, in the generator's order.
template <class Game>
[[nodiscard]] Cut<Game> cut_tree(const Game& game, typename Game::State root, int depth,
                                 int threads, std::vector<StepFacts>& moves) {
  Cut<Game> cut;
  cut.depth = depth - 1;
  game.children(root, [&](typename Game::State& child, const StepFacts& step) {
    cut.units.push_back({child, cut.roots++});
    moves.push_back(step);
  });
  refine(game, cut, threads);
  return cut;
}

/// Cuts the trees of `depth` plies below many positions, which are the cut's roots.
template <class Game>
[[nodiscard]] Cut<Game> cut_trees(const Game& game, std::span<const Setup> positions, int depth,
                                  int threads) {
  Cut<Game> cut;
  cut.depth = depth;
  for (const Setup& position : positions) {
    cut.units.push_back({game.state(position), cut.roots++});
  }
  refine(game, cut, threads);
  return cut;
}

[[nodiscard]] inline Total nodes_of(Total total) noexcept {
  return total;
}
[[nodiscard]] inline Total nodes_of(const Details& details) noexcept {
  return details.nodes;
}

/// The results of a count under way, one a root, shared by all threads.
template <class Result>
class Tally {
 public:
  Tally(std::size_t roots, const CountOptions& options) : options_(options), results_(roots) {}

  /// Whether counting on would be useless.
  [[nodiscard]] bool stopped() const { return failed_ || interrupted(); }

  /// Takes the count of a part of the tree, `share` of the whole; a count that a stop may have cut
  /// short is not taken.
  void add(std::size_t root, const Result& result, double share) {
    const std::lock_guard lock(guard_);
    if (stopped()) {
      return;
    }
    results_[root] += result;
    known_.nodes += nodes_of(result);
    known_.share += share;
    if (options_.progress) {
      options_.progress(known_);
    }
  }

  /// Does a thread's work; what it throws is kept for `results`.
  template <class Work>
  void attempt(const Work& work) noexcept {
    try {
      work();
    } catch (...) {
      const std::lock_guard lock(guard_);
      failure_ = std::current_exception();
      failed_ = true;
    }
  }

  /// To be called when all threads have ended. Throws what one of them threw, or Interrupted.
  [[nodiscard]] std::vector<Result> results() && {
    if (failure_) {
      std::rethrow_exception(failure_);
    }
    if (interrupted()) {
      throw Interrupted(known_);
    }
    return std::move(results_);
  }

 private:
  [[nodiscard]] bool interrupted() const {
    return options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed);
  }

  const CountOptions& options_;
  std::mutex guard_;
  std::vector<Result> results_;
  CountProgress known_;
  std::exception_ptr failure_;
  std::atomic<bool> failed_ = false;
};

/// Counts a unit in chunks, which are subtrees of at most `chunk_depth` plies: progress is reported
/// chunk by chunk even in a count of hours, and threads without a unit take chunks of others'
/// units. `count(state, depth)` gives a Result.
template <class Game, class Result, class Count>
class ChunkCounter {
 public:
  ChunkCounter(const Game& game, Tally<Result>& tally, const Count& count, int chunk_depth)
      : game_(game), tally_(tally), count_(count), chunk_depth_(chunk_depth) {}

  void run(const typename Game::State& state, std::size_t root, int depth, double share) const {
    if (tally_.stopped()) {
      return;
    }
    // Its own copy: moves are made in it, and states of other threads may share a cache line.
    typename Game::State own = state;
    if (depth <= chunk_depth_) {
      tally_.add(root, count_(own, depth), share);
      return;
    }
    std::vector<typename Game::State> children;
    game_.children(own, [&](typename Game::State& child, const StepFacts& /*step*/) {
      children.push_back(child);
    });
    if (children.empty()) {
      tally_.add(root, Result{}, share);
    }
    const double part = share / static_cast<double>(children.size());
    for (const typename Game::State& child : children) {
#pragma omp task shared(child)
      tally_.attempt([&] { run(child, root, depth - 1, part); });
    }
#pragma omp taskwait
  }

 private:
  const Game& game_;
  Tally<Result>& tally_;
  const Count& count_;
  int chunk_depth_;
};

/// Counts units on `options.threads` threads, in chunks of at most `chunk_depth` plies:
/// `count(state, depth)` gives a Result that adds up with `+=`. Returns one Result a root.
/// Throws Interrupted, CannotPin, or what `count` threw.
template <class Result, class Game, class Count>
[[nodiscard]] std::vector<Result> count_units(const Game& game, const Cut<Game>& cut,
                                              int chunk_depth, const CountOptions& options,
                                              const Count& count) {
  Tally<Result> tally(cut.roots, options);
  const ChunkCounter<Game, Result, Count> counter(game, tally, count, chunk_depth);
  const std::unique_ptr<const Cores> cores =
      options.pin ? std::make_unique<const Cores>(options.threads) : nullptr;
  const auto size = static_cast<std::int64_t>(cut.units.size());
  const double share = 1.0 / static_cast<double>(size);
#pragma omp parallel num_threads(options.threads)
  {
    std::optional<Pin> pin;
    if (cores) {
      tally.attempt([&] { pin.emplace(*cores, omp_get_thread_num()); });
    }
#pragma omp for schedule(dynamic, 1)
    for (std::int64_t index = 0; index < size; ++index) {
      const Unit<Game>& unit = cut.units[static_cast<std::size_t>(index)];
      tally.attempt([&] { counter.run(unit.state, unit.root, cut.depth, share); });
    }
  }
  return std::move(tally).results();
}

}  // namespace hurdle
