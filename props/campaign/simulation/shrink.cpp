#include "props/campaign/simulation/shrink.hpp"

#include <vector>

namespace hurdle::simulation {
namespace {

/// Slightly smaller scenarios, largest reduction first.
std::vector<Scenario> smaller(const Scenario& scenario) {
  std::vector<Scenario> all;
  const auto add = [&](const auto& change) {
    Scenario less = scenario;
    change(less);
    all.push_back(less);
  };
  if (scenario.workers > 1) {
    add([](Scenario& less) { less.workers = 1; });
    add([](Scenario& less) { less.workers /= 2; });
    add([](Scenario& less) { --less.workers; });
  }
  for (const Fault fault : scenario.faults) {
    add([&](Scenario& less) { less.faults.erase(fault); });
  }
  constexpr Time least = 1000;
  if (scenario.trouble > least) {
    add([](Scenario& less) { less.trouble = less.trouble / 2 / least * least; });
    add([](Scenario& less) { less.trouble -= least; });
  }
  if (scenario.per_move) {
    add([](Scenario& less) { less.per_move = false; });
  }
  if (scenario.passes > 2) {
    add([](Scenario& less) { less.passes = 2; });
  }
  if (scenario.game > 0) {
    add([](Scenario& less) { less.game = 0; });
  }
  return all;
}

}  // namespace

Scenario shrunk(Scenario scenario, const std::function<bool(const Scenario&)>& fails) {
  constexpr int most_runs = 300;
  int runs = 0;
  for (bool found = true; found && runs < most_runs;) {
    found = false;
    for (const Scenario& less : smaller(scenario)) {
      if (++runs > most_runs) {
        break;
      }
      if (fails(less)) {
        scenario = less;
        found = true;
        break;
      }
    }
  }
  return scenario;
}

}  // namespace hurdle::simulation
