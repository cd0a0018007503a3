// hurdle-bench: throughput of both generators over every variant of the list.
#include <benchmark/benchmark.h>

#include "perft/bench/benchmarks.hpp"

int main(int argc, char** argv) {
  hurdle::register_benchmarks();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    return 2;
  }
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
