#include "perft/bench/benchmarks.hpp"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "movegen/vocab/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/sample/random_game.hpp"

namespace hurdle {
namespace {

struct BenchPosition {
  std::string name;
  Setup setup;
};

/// Long enough for open lines and full hands, short enough for full boards.
constexpr int middle_game_plies = 40;

std::vector<BenchPosition> bench_positions(const Variant& variant) {
  return {{"start", start_position(variant.notation)},
          {"middle-1", random_walk(variant.referee, middle_game_plies, 1)},
          {"middle-2", random_walk(variant.referee, middle_game_plies, 2)}};
}

/// The greatest depth whose count is not expected to exceed `most`, judged by how the counts grow.
int depth_for(const Generator& generator, const Setup& setup, double most) {
  double before = 1;
  double nodes = 1;
  int depth = 0;
  do {
    before = nodes;
    nodes = static_cast<double>(generator.perft(setup, ++depth).wide());
  } while (depth < max_depth && nodes > 0 && nodes * nodes / before <= most);
  return depth;
}

/// Counts to the depth with about `most` leaves, the same for a generator on every machine.
void measure_perft(benchmark::State& state, const Generator& generator, const Setup& setup,
                   double most, const CountOptions& options) {
  const int depth = depth_for(generator, setup, most);
  std::uint64_t leaves = 0;
  for (auto _ : state) {
    leaves += static_cast<std::uint64_t>(generator.perft(setup, depth, options).wide());
  }
  state.counters["leaves/s"] =
      benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
  state.counters["depth"] = depth;
}

void measure_moves(benchmark::State& state, const Generator& generator, const Setup& setup) {
  std::uint64_t moves = 0;
  for (auto _ : state) {
    moves += generator.moves(setup).size();
  }
  state.counters["moves/s"] =
      benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

void register_position(const Variant& variant, const BenchPosition& position) {
  const std::string where = std::string(variant.notation.name) + "/" + position.name;
  const auto add = [](const std::string& name, auto body) {
    benchmark::RegisterBenchmark(name.c_str(), body)->Unit(benchmark::kMillisecond);
  };
  const Setup setup = position.setup;
  add("perft/" + where, [=, &variant](benchmark::State& state) {
    measure_perft(state, variant.fast, setup, 50'000'000, {});
  });
  CountOptions bulk;
  bulk.differences = false;
  add("bulk/" + where, [=, &variant](benchmark::State& state) {
    measure_perft(state, variant.fast, setup, 50'000'000, bulk);
  });
  CountOptions plain;
  plain.bulk = false;
  add("make-unmake/" + where, [=, &variant](benchmark::State& state) {
    measure_perft(state, variant.fast, setup, 2'000'000, plain);
  });
  add("moves/" + where,
      [=, &variant](benchmark::State& state) { measure_moves(state, variant.fast, setup); });
  add("referee/" + where, [=, &variant](benchmark::State& state) {
    measure_perft(state, variant.plain, setup, 500'000, {});
  });
}

}  // namespace

void register_benchmarks() {
  for (const Variant& variant : all_variants()) {
    for (const BenchPosition& position : bench_positions(variant)) {
      register_position(variant, position);
    }
  }
}

}  // namespace hurdle
