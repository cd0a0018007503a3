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

/// The depth whose count is the largest up to `most`: a few tenths of a second of work.
int depth_for(const Variant& variant, const Setup& setup, std::uint64_t most) {
  int depth = 1;
  while (depth < max_depth && variant.fast.perft(setup, depth + 1) <= Total{most}) {
    ++depth;
  }
  return depth;
}

void measure_perft(benchmark::State& state, const Generator& generator, const Setup& setup,
                   int depth, bool bulk) {
  CountOptions options;
  options.bulk = bulk;
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
  const int deep = depth_for(variant, position.setup, 50'000'000);
  const int shallow = depth_for(variant, position.setup, 500'000);
  const auto add = [](const std::string& name, auto body) {
    benchmark::RegisterBenchmark(name.c_str(), body)->Unit(benchmark::kMillisecond);
  };
  const Setup setup = position.setup;
  add("perft/" + where, [=, &variant](benchmark::State& state) {
    measure_perft(state, variant.fast, setup, deep, true);
  });
  add("make-unmake/" + where, [=, &variant](benchmark::State& state) {
    measure_perft(state, variant.fast, setup, deep - 1, false);
  });
  add("moves/" + where,
      [=, &variant](benchmark::State& state) { measure_moves(state, variant.fast, setup); });
  add("referee/" + where, [=, &variant](benchmark::State& state) {
    measure_perft(state, variant.plain, setup, shallow, true);
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
