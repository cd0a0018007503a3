// Runs the simulation on 200 seeds, and tests the simulation itself: it is reproducible, shrinks
// failing scenarios, and detects planted errors. ci/deep runs more seeds.

#include <algorithm>

#include "props/campaign/simulation/places.hpp"
#include "props/campaign/simulation/run.hpp"
#include "props/campaign/simulation/shrink.hpp"
#include "props/campaign/store.hpp"
#include "props/cases.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::simulation;
using Fault = hurdle::simulation::Fault;

/// Empty stores of a kind; skips the test if there is no server.
std::unique_ptr<Places> places_of(StoreKind kind) {
  if (kind == StoreKind::sqlite) {
    return std::make_unique<Places>("");
  }
  return no_server_because().empty() ? std::make_unique<Places>(new_database()) : nullptr;
}

/// A range of seeds.
struct Seeds {
  StoreKind kind;
  std::uint64_t first;
  std::uint64_t number;
};
std::ostream& operator<<(std::ostream& out, const Seeds& seeds) {
  return out << seeds.kind << "_from_" << seeds.first;
}

class Simulation : public testing::TestWithParam<Seeds> {};

TEST_P(Simulation, HasNoWrongTotal) {
  const Seeds& seeds = GetParam();
  const auto places = places_of(seeds.kind);
  if (!places) {
    GTEST_SKIP() << no_server_because();
  }
  // With sanitizers, where properties run few cases, use fewer seeds too.
  const auto number = std::min(seeds.number, static_cast<std::uint64_t>(random_cases()));
  for (std::uint64_t seed = seeds.first; seed < seeds.first + number; ++seed) {
    const Scenario scenario = scenario_of(seed);
    const Report report = run(scenario, places->next());
    ASSERT_TRUE(report.ok()) << report.breach << "\nprops-simulation --store "
                             << testing::PrintToString(seeds.kind) << ' ' << options_of(scenario)
                             << " --verbose";
  }
}

INSTANTIATE_TEST_SUITE_P(Stores, Simulation,
                         testing::Values(Seeds{StoreKind::sqlite, 1, 50},
                                         Seeds{StoreKind::sqlite, 51, 50},
                                         Seeds{StoreKind::sqlite, 101, 50},
                                         Seeds{StoreKind::sqlite, 151, 50},
                                         Seeds{StoreKind::postgres, 1, 20}),
                         testing::PrintToStringParamName());

TEST(SimulationItself, RepeatsARunBySeed) {
  Places places("");
  for (std::uint64_t seed = 3; seed <= 5; ++seed) {
    const Report first = run(scenario_of(seed), places.next());
    const Report again = run(scenario_of(seed), places.next());
    EXPECT_EQ(first.trace, again.trace) << seed;
    EXPECT_GT(first.steps, 100);
  }
  EXPECT_NE(run(scenario_of(3), places.next()).trace, run(scenario_of(4), places.next()).trace);
}

TEST(SimulationItself, MakesScenariosSmaller) {
  Scenario large = scenario_of(1);
  large.workers = 40;
  large.faults = {Fault::kill, Fault::flip, Fault::full, Fault::commit};
  large.trouble = 200'000;
  const Scenario small = shrunk(large, [](const Scenario& one) {
    return one.workers >= 3 && one.has(Fault::full) && one.trouble >= 7000;
  });
  EXPECT_EQ(small.workers, 3);
  EXPECT_EQ(small.faults, std::set<Fault>{Fault::full});
  EXPECT_EQ(small.trouble, 7000);
  EXPECT_TRUE(says(options_of(small), "--workers 3 --trouble 7000 --faults full"));
}

}  // namespace
}  // namespace hurdle::props
