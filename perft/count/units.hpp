// Work for many threads: a tree cut into units some plies below its root, counted in any order and
// summed by root move. Results depend on neither threads nor order.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>
#include <utility>
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

[[nodiscard]] inline Total nodes_of(Total total) noexcept {
  return total;
}
[[nodiscard]] inline Total nodes_of(const Details& details) noexcept {
  return details.nodes;
}

/// What is known of a count under way, one Result a root move, for all threads.
template <class Result>
class Tally {
 public:
  Tally(std::size_t roots, const CountOptions& options) : options_(options), results_(roots) {}

  [[nodiscard]] bool stopped() const {
    return options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed);
  }

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

  [[nodiscard]] const CountProgress& known() const noexcept { return known_; }
  [[nodiscard]] std::vector<Result> results() && { return std::move(results_); }

 private:
  const CountOptions& options_;
  std::mutex guard_;
  std::vector<Result> results_;
  CountProgress known_;
};

/// Counts a unit in pieces of at most `piece_depth` plies, so that much is known after a minute of
/// a count that takes a year. `count(place, depth)` gives a Result.
template <class Game, class Result, class Count>
class PieceCounter {
 public:
  PieceCounter(const Game& game, Tally<Result>& tally, const Count& count, int piece_depth)
      : game_(game), tally_(tally), count_(count), piece_depth_(piece_depth) {}

  void run(typename Game::Place& place, std::size_t root, int depth, double share) const {
    if (tally_.stopped()) {
      return;
    }
    if (depth <= piece_depth_) {
      tally_.add(root, count_(place, depth), share);
      return;
    }
    std::vector<typename Game::Place> children;
    game_.children(place, [&](typename Game::Place& child, const StepFacts& /*step*/) {
      children.push_back(child);
    });
    if (children.empty()) {
      tally_.add(root, Result{}, share);
    }
    const double part = share / static_cast<double>(children.size());
    for (typename Game::Place& child : children) {
      run(child, root, depth - 1, part);
    }
  }

 private:
  const Game& game_;
  Tally<Result>& tally_;
  const Count& count_;
  int piece_depth_;
};

/// Counts units on `options.threads` threads, in pieces of at most `piece_depth` plies:
/// `count(place, depth)` gives a Result that adds up with `+=`. Returns one Result a root move.
/// Throws Interrupted, or what `count` threw.
template <class Result, class Game, class Count>
[[nodiscard]] std::vector<Result> count_units(const Game& game, Cut<Game>& cut, int piece_depth,
                                              const CountOptions& options, const Count& count) {
  Tally<Result> tally(cut.roots.size(), options);
  const PieceCounter<Game, Result, Count> counter(game, tally, count, piece_depth);
  std::exception_ptr failure;
  std::mutex guard;
  std::atomic<bool> failed = false;
  const auto size = static_cast<std::int64_t>(cut.units.size());
  const double share = 1.0 / static_cast<double>(size);
#pragma omp parallel for schedule(dynamic, 1) num_threads(options.threads)
  for (std::int64_t index = 0; index < size; ++index) {
    try {
      Unit<Game>& unit = cut.units[static_cast<std::size_t>(index)];
      if (!failed) {
        counter.run(unit.place, unit.root, cut.depth, share);
      }
    } catch (...) {
      const std::lock_guard lock(guard);
      failure = std::current_exception();
      failed = true;
    }
  }
  if (failure) {
    std::rethrow_exception(failure);
  }
  if (tally.stopped()) {
    throw Interrupted(tally.known());
  }
  return std::move(tally).results();
}

}  // namespace hurdle
