// hurdle-bench: throughput of both generators for every variant of the list, and of stores. Exit
// codes: 0 success, 1 wrong count, 2 bad usage or output that cannot be written.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "perft/bench/benchmarks.hpp"
#include "perft/bench/middle_games.hpp"
#include "perft/bench/store_load.hpp"
#include "perft/count/numbers.hpp"
#include "perft/output/build_info.hpp"

namespace {

constexpr std::string_view write_option = "--write-middle-games";
constexpr std::string_view store_option = "--store";
constexpr std::string_view join_option = "--join-store";
constexpr std::uint64_t usual_seconds = 8;  // seconds of measuring, for each number of workers

void print_help() {
  fmt::print(
      "hurdle-bench: leaves a second of every counting method, variant and position\n"
      "(METHOD/VARIANT/POSITION)\n"
      "  hurdle-bench [--benchmark_filter=REGEX] [--benchmark_list_tests] [other options of "
      "Google\n"
      "               Benchmark: --benchmark_repetitions=N --benchmark_min_time=SECONDS\n"
      "               --benchmark_out=FILE --benchmark_out_format=json]\n"
      "  hurdle-bench {} DIR\n"
      "               writes the middle games that are measured, DIR/VARIANT.fens\n"
      "  hurdle-bench {} STORE [SECONDS]\n"
      "               completions a second of an empty store of campaigns, as ci/cluster/load "
      "does;\n"
      "               {} seconds for each number of workers, or as many as given\n"
      "  hurdle-bench {} STORE SECONDS JOBS\n"
      "               works for a campaign whose name begins with load-, leasing JOBS at a time,\n"
      "               without counting; prints leases and completions a second, and failures\n",
      write_option, store_option, usual_seconds, join_option);
}

void write_middle_games(const std::filesystem::path& folder) {
  std::error_code ignored;  // a missing folder shows as a file that cannot be written
  std::filesystem::create_directories(folder, ignored);
  for (const hurdle::Variant& variant : hurdle::all_variants()) {
    const auto path = folder / (std::string(variant.notation.name) + ".fens");
    std::ofstream file(path, std::ios::binary);
    file << hurdle::middle_games_file(variant);
    file.close();
    if (!file) {
      throw std::runtime_error(fmt::format("cannot write {}", path.string()));
    }
  }
}

/// Writes JSON to the file of --benchmark_out, and tells whether all of it was written.
class CheckedReporter final : public benchmark::JSONReporter {
 public:
  [[nodiscard]] bool failed() const { return failed_; }

  void Finalize() override {
    JSONReporter::Finalize();
    failed_ = !GetOutputStream().flush();
  }

 private:
  bool failed_ = false;
};

/// The value of the library's option `name`, which ends with `=`; empty without the option.
std::string_view value_of(std::string_view name, std::span<char* const> options) {
  std::string_view value;
  for (const std::string_view option : options) {
    value = option.starts_with(name) ? option.substr(name.size()) : value;
  }
  return value;
}

/// Whether the options ask for JSON in a file. The library itself checks no file that it writes.
bool wants_json_file(std::span<char* const> options) {
  const std::string_view format = value_of("--benchmark_out_format=", options);
  return !value_of("--benchmark_out=", options).empty() && (format.empty() || format == "json");
}

/// Throws if standard output could not be written.
void require_written() {
  if (!std::cout.flush() || std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
    throw std::runtime_error("cannot write to standard output");
  }
}

int run_benchmarks(int argc, char** argv) {
  CheckedReporter reporter;
  benchmark::BenchmarkReporter* const to_file =
      wants_json_file({argv, static_cast<std::size_t>(argc)}) ? &reporter : nullptr;
  // The library reports its own build type; the build of this program is what matters.
  const hurdle::BuildInfo& build = hurdle::build_info();
  benchmark::AddCustomContext("hurdle_commit", build.commit);
  benchmark::AddCustomContext("hurdle_compiler", build.compiler);
  benchmark::AddCustomContext("hurdle_flags", build.flags);
  benchmark::AddCustomContext("hurdle_build_type", build.build_type);
  benchmark::Initialize(&argc, argv, print_help);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    return 2;
  }
  hurdle::register_benchmarks();
  const std::size_t run = benchmark::RunSpecifiedBenchmarks(nullptr, to_file);
  benchmark::Shutdown();
  if (reporter.failed()) {
    throw std::runtime_error("--benchmark_out: the file cannot be written");
  }
  return run > 0 ? 0 : 2;
}

/// The message for an option with too few or too many arguments.
std::string expected_arguments(std::string_view option, std::string_view arguments, int argc) {
  return fmt::format("{}: expected {}, found {} arguments", option, arguments, argc - 2);
}

/// An argument that is a number in this range. Throws if it is none.
std::uint64_t number_in(std::string_view name, const char* argument, hurdle::Range range) {
  const std::optional<std::uint64_t> number = hurdle::read_number(argument, range);
  if (!number) {
    throw std::runtime_error(hurdle::number_message(name, argument, range));
  }
  return *number;
}

std::chrono::seconds seconds_in(const char* argument) {
  return std::chrono::seconds(number_in("SECONDS", argument, {1, 3600}));
}

void measure_store(int argc, char** argv) {
  if (argc != 3 && argc != 4) {
    throw std::runtime_error(expected_arguments(store_option, "STORE [SECONDS]", argc));
  }
  hurdle::measure_store(argv[2],
                        argc == 3 ? std::chrono::seconds(usual_seconds) : seconds_in(argv[3]));
}

void join_load(int argc, char** argv) {
  if (argc != 5) {
    throw std::runtime_error(expected_arguments(join_option, "STORE SECONDS JOBS", argc));
  }
  const std::uint64_t jobs = number_in("JOBS", argv[4], {1, 4096});
  hurdle::join_load(argv[2], seconds_in(argv[3]), static_cast<std::int64_t>(jobs));
}

int run(int argc, char** argv) {
  if (argc > 1 && argv[1] == write_option) {
    if (argc != 3) {
      throw std::runtime_error(expected_arguments(write_option, "DIR", argc));
    }
    write_middle_games(argv[2]);
    return 0;
  }
  if (argc > 1 && argv[1] == store_option) {
    measure_store(argc, argv);
    return 0;
  }
  if (argc > 1 && argv[1] == join_option) {
    join_load(argc, argv);
    return 0;
  }
  return run_benchmarks(argc, argv);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int code = run(argc, argv);
    require_written();
    return code;
  } catch (const hurdle::WrongCount& error) {
    fmt::print(stderr, "hurdle-bench: {}\n", error.what());
    return 1;
  } catch (const std::exception& error) {
    fmt::print(stderr, "hurdle-bench: {}\n", error.what());
    return 2;
  }
}
