// props-simulation: runs seeds of the simulation, or one scenario, and prints how to reproduce a
// failure.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <optional>
#include <sstream>
#include <string>

#include "props/campaign/server.hpp"
#include "props/campaign/simulation/places.hpp"
#include "props/campaign/simulation/run.hpp"
#include "props/campaign/simulation/shrink.hpp"

namespace hurdle::simulation {
namespace {

struct Options {
  std::string store = "sqlite";
  std::uint64_t first = 1;
  std::uint64_t seeds = 200;
  std::optional<std::uint64_t> seed;
  std::optional<std::size_t> game;
  std::optional<int> passes;
  std::optional<int> per_move;
  std::optional<int> workers;
  std::optional<Time> trouble;
  std::optional<std::string> faults;
  bool note = false;
};

std::set<Fault> faults_in(const std::string& list) {
  std::set<Fault> faults;
  std::istringstream parts(list);
  for (std::string name; list != "none" && std::getline(parts, name, ',');) {
    faults.insert(fault_named(name));
  }
  return faults;
}

Scenario scenario_in(const Options& options) {
  Scenario scenario = scenario_of(*options.seed);
  scenario.game = options.game.value_or(scenario.game);
  scenario.passes = options.passes.value_or(scenario.passes);
  scenario.per_move = options.per_move ? *options.per_move != 0 : scenario.per_move;
  scenario.workers = options.workers.value_or(scenario.workers);
  scenario.trouble = options.trouble.value_or(scenario.trouble);
  if (options.faults) {
    scenario.faults = faults_in(*options.faults);
  }
  return scenario;
}

void show(const Report& report) {
  fmt::print("{}: {} steps, {} s, {} workers, {} killed, {} looks, {} flips, {}, trace {:016x}\n",
             report.ok() ? "well" : report.breach, report.steps, report.time / 1000, report.workers,
             report.killed, report.looks, report.flips, report.total ? "a total" : "no total",
             report.trace);
}

int run_one(const Options& options, Places& places) {
  const Scenario scenario = scenario_in(options);
  fmt::print("props-simulation --store {} {}\n", options.store, options_of(scenario));
  const Report report = run(scenario, places.next(), [&](const std::string& line) {
    if (options.note) {
      fmt::print("{}\n", line);
    }
  });
  show(report);
  return report.ok() ? 0 : 1;
}

void explain(const Options& options, Places& places, const Scenario& scenario,
             const Report& report) {
  fmt::print("seed {}: {}\n", scenario.seed, report.breach);
  const Scenario small =
      shrunk(scenario, [&](const Scenario& less) { return !run(less, places.next()).ok(); });
  const Report again = run(small, places.next());
  fmt::print("  {}\n", again.ok() ? "run again it is well: a server has times of its own"
                                  : "the same, smaller: " + again.breach);
  fmt::print("  props-simulation --store {} {} --verbose\n", options.store, options_of(small));
  std::fflush(stdout);
}

int run_many(const Options& options, Places& places) {
  Report sum;
  std::int64_t totals = 0;
  std::int64_t failed = 0;
  for (std::uint64_t seed = options.first; seed < options.first + options.seeds; ++seed) {
    const Scenario scenario = scenario_of(seed);
    const Report report = run(scenario, places.next());
    sum.steps += report.steps;
    sum.time += report.time;
    sum.workers += report.workers;
    sum.killed += report.killed;
    sum.looks += report.looks;
    sum.flips += report.flips;
    totals += report.total ? 1 : 0;
    if (!report.ok()) {
      ++failed;
      explain(options, places, scenario, report);
    }
  }
  fmt::print(
      "{} seeds from {} on {}: {} failed; {} totals, {} without one for flipped bits; {} workers, "
      "{} processes killed, {} bits flipped, {} looks at totals, {} steps, {} simulated hours\n",
      options.seeds, options.first, options.store, failed, totals,
      static_cast<std::int64_t>(options.seeds) - totals - failed, sum.workers, sum.killed,
      sum.flips, sum.looks, sum.steps, sum.time / 3'600'000);
  return failed == 0 ? 0 : 1;
}

int main_of(int argc, char** argv) {
  Options options;
  CLI::App app(
      "Runs campaigns in a simulation where everything fails, and looks for wrong totals.");
  app.add_option("--store", options.store, "sqlite or postgres")
      ->check(CLI::IsMember({"sqlite", "postgres"}));
  app.add_option("--first", options.first, "The first seed");
  app.add_option("--seeds", options.seeds, "How many seeds");
  app.add_option("--seed", options.seed, "One seed, which the options below change");
  app.add_option("--game", options.game, "Which campaign")
      ->check(CLI::Range(std::size_t{0}, games().size() - 1));
  app.add_option("--passes", options.passes, "How often all is counted")->check(CLI::Range(1, 3));
  app.add_option("--per-move", options.per_move, "0 or 1: root moves are kept apart");
  app.add_option("--workers", options.workers, "How many at once")->check(CLI::Range(1, 1000));
  app.add_option("--trouble", options.trouble, "For so many milliseconds things go wrong");
  app.add_option("--faults", options.faults, "What goes wrong: names with commas, or none");
  app.add_flag("--verbose", options.note, "Print every event of the seed");
  try {
    app.parse(argc, argv);
    Places places(options.store == "postgres" ? props::new_database() : std::string());
    return options.seed ? run_one(options, places) : run_many(options, places);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  } catch (const std::exception& error) {
    fmt::print(stderr, "props-simulation: {}\n", error.what());
    return 2;
  }
}

}  // namespace
}  // namespace hurdle::simulation

int main(int argc, char** argv) try {
  return hurdle::simulation::main_of(argc, argv);
} catch (...) {
  std::fputs("props-simulation: no memory, or stdout cannot be written\n", stderr);
  return 2;
}
