#include "perft/bench/benchmarks.hpp"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/bench/middle_games.hpp"
#include "perft/count/stopwatch.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {
namespace {

/// A counting method, and the greatest number of leaves to count at once: small enough for short
/// runs; with a table, large enough that clearing it costs little.
struct Method {
  std::string_view name;
  double most_leaves;
  CountOptions options;
  bool referee = false;
};

std::vector<Method> counting_methods() {
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  CountOptions list;
  list.bulk = false;
  CountOptions bulk;
  bulk.differences = false;
  CountOptions differences;
  differences.orders = false;
  CountOptions hash;
  hash.hash_bytes = 256 * mebibyte;
  CountOptions threads;
  threads.threads = std::clamp(cores, 1, max_threads);
  return {{"list", 2e7, list},       {"bulk", 2e8, bulk}, {"differences", 5e8, differences},
          {"orders", 5e8, {}},       {"hash", 5e9, hash}, {"threads", 1e9, threads},
          {"referee", 5e5, {}, true}};
}

/// Positions that are measured together.
struct PositionGroup {
  std::string name;
  std::vector<Setup> positions;
};

std::vector<PositionGroup> position_groups(const Variant& variant) {
  std::vector<PositionGroup> result{{"start", {start_position(variant.notation)}}};
  PositionGroup middle{"middle", {}};
  for (const MiddleGame& game : middle_games(variant)) {
    middle.positions.push_back(game.position);
  }
  result.push_back(std::move(middle));
  return result;
}

std::uint64_t count(const Generator& generator, const PositionGroup& group, int depth,
                    const CountOptions& options) {
  Total leaves;
  for (const Setup& position : group.positions) {
    leaves += generator.perft(position, depth, options);
  }
  return static_cast<std::uint64_t>(leaves.wide());
}

/// One count: its depth and its result.
struct Tree {
  int depth = 0;
  std::uint64_t leaves = 0;
};

/// The deepest tree with an expected number of leaves of at most `most`, extrapolated from smaller
/// counts: the same on every machine.
Tree tree_for(const Generator& generator, const PositionGroup& group, double most) {
  double before = static_cast<double>(group.positions.size());
  Tree tree{1, count(generator, group, 1, {})};
  while (tree.depth < max_depth && tree.leaves > 0) {
    const double leaves = static_cast<double>(tree.leaves);
    if (leaves * leaves / before > most) {
      break;
    }
    before = leaves;
    ++tree.depth;
    tree.leaves = count(generator, group, tree.depth, {});
  }
  return tree;
}

/// One benchmark. Chooses its tree when it first runs, so that filtered benchmarks cost nothing.
class Measurement {
 public:
  Measurement(const Variant& variant, Method method, PositionGroup group)
      : variant_(variant), method_(std::move(method)), group_(std::move(group)) {}

  [[nodiscard]] std::string name() const {
    return fmt::format("{}/{}/{}", method_.name, variant_.notation.name, group_.name);
  }

  void run(benchmark::State& state) {
    if (!tree_) {
      tree_ = tree_for(variant_.fast, group_, method_.most_leaves);
    }
    const Generator& generator = method_.referee ? variant_.plain : variant_.fast;
    double counted = 0;
    const Stopwatch watch;
    for (auto _ : state) {
      check(count(generator, group_, tree_->depth, method_.options));
      counted += static_cast<double>(tree_->leaves);
    }
    const double seconds = watch.seconds();
    // The library's rates use this thread's processor time, which other programs do not disturb;
    // for many threads wall-clock time is needed.
    using benchmark::Counter;
    state.counters["leaves/s"] = method_.options.threads > 1 ? Counter(counted / seconds)
                                                             : Counter(counted, Counter::kIsRate);
    state.counters["leaves"] = static_cast<double>(tree_->leaves);
    state.counters["depth"] = tree_->depth;
    state.counters["threads"] = method_.options.threads;
  }

 private:
  void check(std::uint64_t leaves) const {
    if (leaves != tree_->leaves) {
      throw WrongCount(fmt::format("{} counts {} leaves at depth {}, the default method {}", name(),
                                   leaves, tree_->depth, tree_->leaves));
    }
  }

  const Variant& variant_;
  Method method_;
  PositionGroup group_;
  std::optional<Tree> tree_;
};

}  // namespace

void register_benchmarks() {
  for (const Variant& variant : all_variants()) {
    for (const PositionGroup& group : position_groups(variant)) {
      for (const Method& method : counting_methods()) {
        const auto measurement = std::make_shared<Measurement>(variant, method, group);
        benchmark::RegisterBenchmark(measurement->name().c_str(), [measurement](
                                                                      benchmark::State& state) {
          measurement->run(state);
        })->Unit(benchmark::kMillisecond);
      }
    }
  }
}

}  // namespace hurdle
