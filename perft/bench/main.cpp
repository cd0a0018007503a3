// hurdle-bench: throughput of both generators over every variant of the list.
#include <benchmark/benchmark.h>

#include "perft/bench/benchmarks.hpp"
#include "perft/report/build_info.hpp"

int main(int argc, char** argv) {
  // The library reports how it was built itself; what counts is how we were.
  const hurdle::BuildInfo build = hurdle::build_info();
  benchmark::AddCustomContext("hurdle_commit", build.commit);
  benchmark::AddCustomContext("hurdle_compiler", build.compiler);
  benchmark::AddCustomContext("hurdle_flags", build.flags);
  hurdle::register_benchmarks();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    return 2;
  }
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
