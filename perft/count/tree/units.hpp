// Distributes the units of a cut over many threads and sums their counts by root. Results depend
// neither on the number of threads nor on the order.
#pragma once

#include <omp.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/count/threads.hpp"
#include "perft/count/tree/cores.hpp"
#include "perft/count/tree/cut.hpp"
#include "perft/count/tree/recursion.hpp"

namespace hurdle {

[[nodiscard]] inline Total nodes_of(Total total) noexcept {
  return total;
}
[[nodiscard]] inline Total nodes_of(const Details& details) noexcept {
  return details.nodes;
}

/// Receives the result of a root as soon as it and the results of all roots before it are known.
template <class Result>
using OnRoot = std::function<void(std::size_t root, const Result& result)>;

/// The results of a running count, one for each root, shared by all threads.
template <class Result>
class Tally {
 public:
  template <class Game>
  Tally(const Cut<Game>& cut, const CountOptions& options, const OnRoot<Result>& on_root)
      : options_(options), on_root_(on_root), results_(cut.roots), units_left_(cut.roots) {
    for (const Unit<Game>& unit : cut.units) {
      ++units_left_[unit.root];
    }
  }

  /// Whether the remaining work is useless.
  [[nodiscard]] bool stopped() const { return failure_.failed() || is_set(options_.stop); }

  /// Adds the count of a part of the tree, `share` of the whole. After a stop it is discarded,
  /// because it may be incomplete.
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

  /// Records that one more unit of a root has been counted, and reports the roots known by now.
  void finish_unit(std::size_t root) {
    const std::lock_guard lock(guard_);
    if (!stopped()) {
      --units_left_[root];
      report_roots();
    }
  }

  /// Reports roots without units, such as moves that end the game. Call before any thread counts.
  void start() { report_roots(); }

  /// Runs a thread's work; stores an exception for `results` to throw.
  template <class Work>
  void attempt(const Work& work) noexcept {
    failure_.attempt(work);
  }

  /// Call when all threads have ended. Throws the exception of a thread, or Interrupted.
  [[nodiscard]] std::vector<Result> results() && {
    failure_.rethrow();
    if (is_set(options_.stop)) {
      throw Interrupted(known_);
    }
    return std::move(results_);
  }

 private:
  void report_roots() {
    while (on_root_ && reported_ < results_.size() && units_left_[reported_] == 0) {
      on_root_(reported_, results_[reported_]);
      ++reported_;
    }
  }

  const CountOptions& options_;
  const OnRoot<Result>& on_root_;
  std::mutex guard_;
  std::vector<Result> results_;
  std::vector<std::size_t> units_left_;  ///< of each root
  std::size_t reported_ = 0;             ///< roots that `on_root_` has received
  CountProgress known_;
  FirstFailure failure_;
};

/// Counts a unit in chunks, subtrees of at most `chunk_depth` plies: even a count of hours reports
/// progress chunk by chunk, and idle threads take chunks of other threads' units. `count(state,
/// depth)` gives a Result.
template <class Game, class Result, class Count>
class ChunkCounter {
 public:
  ChunkCounter(const Game& game, Tally<Result>& tally, const Count& count, int chunk_depth,
               bool orders)
      : game_(game), tally_(tally), count_(count), chunk_depth_(chunk_depth), orders_(orders) {}

  void run(const Unit<Game>& unit, int depth, double share) const {
    if (tally_.stopped()) {
      return;
    }
    // A copy: moves are made on it, and states of other threads may share a cache line.
    typename Game::State own = unit.state;
    if (depth <= chunk_depth_) {
      tally_.add(unit.root, count_(own, depth) * unit.lines, share);
      return;
    }
    std::vector<Unit<Game>> parts;
    Unit<Game> whole{own, unit.root, unit.lines};
    const bool by_orders =
        orders_ && depth >= least_order_depth && cut_by_orders(game_, whole, most_units, parts);
    if (!by_orders) {
      game_.children(own, [&](typename Game::State& child, const StepFacts& /*step*/) {
        parts.push_back({child, unit.root, unit.lines});
      });
    }
    if (parts.empty()) {
      tally_.add(unit.root, Result{}, share);
    }
    const int rest = depth - (by_orders ? order_plies : 1);
    const double share_of_part = share / static_cast<double>(parts.size());
    for (const Unit<Game>& part : parts) {
#pragma omp task shared(part)
      tally_.attempt([&] { run(part, rest, share_of_part); });
    }
#pragma omp taskwait
  }

 private:
  const Game& game_;
  Tally<Result>& tally_;
  const Count& count_;
  int chunk_depth_;
  bool orders_;
};

/// Counts units on `options.threads` threads, in chunks of at most `chunk_depth` plies.
/// `count(state, depth)` gives a Result with `+=` and with `*` for the number of lines that lead to
/// its unit. Returns one Result for each root, and calls `on_root`, if given, during the count.
/// Throws Interrupted, CannotPin, or the exception that `count` or `on_root` threw.
template <class Result, class Game, class Count>
[[nodiscard]] [[gnu::noinline]] std::vector<Result> count_units(
    const Game& game, const Cut<Game>& cut, int chunk_depth, const CountOptions& options,
    const Count& count, const OnRoot<Result>& on_root = {}) {
  Tally<Result> tally(cut, options, on_root);
  tally.attempt([&] { tally.start(); });
  const ChunkCounter<Game, Result, Count> counter(game, tally, count, chunk_depth, cut.orders);
  const std::unique_ptr<const Cores> cores =
      options.pin ? std::make_unique<const Cores>(options.threads) : nullptr;
  const auto size = static_cast<std::int64_t>(cut.units.size());
  const double share = 1.0 / static_cast<double>(size);
  const auto count_unit = [&](std::int64_t index) {
    const Unit<Game>& unit = cut.units[static_cast<std::size_t>(index)];
    tally.attempt([&] {
      counter.run(unit, cut.depth, share);
      tally.finish_unit(unit.root);
    });
  };
  if (options.threads == 1 && !cores && cut.depth <= chunk_depth) {
    // One chunk makes no tasks. OpenMP's loop would take longer than a small count.
    for (std::int64_t index = 0; index < size; ++index) {
      count_unit(index);
    }
    return std::move(tally).results();
  }
  let_idle_threads_sleep();
#pragma omp parallel num_threads(options.threads)
  {
    std::optional<Pin> pin;
    if (cores) {
      tally.attempt([&] { pin.emplace(*cores, omp_get_thread_num()); });
    }
#pragma omp for schedule(dynamic, 1)
    for (std::int64_t index = 0; index < size; ++index) {
      count_unit(index);
    }
  }
  return std::move(tally).results();
}

}  // namespace hurdle
