#include "props/campaign/simulation/scenario.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <stdexcept>

namespace hurdle::simulation {
namespace {

constexpr std::array<std::string_view, 19> names{
    "delay", "busy",     "lost",  "commit",    "restart", "full", "flip",
    "kill",  "stall",    "start", "pause",     "recheck", "stop", "slow",
    "build", "constant", "off",   "sometimes", "impostor"};

constexpr std::array<Game, 6> all_games{{{"makpong", 2, 1},
                                         {"makruk", 2, 1},
                                         {"janggi", 2, 1},
                                         {"pandemonium", 2, 1},
                                         {"makruk", 3, 1},
                                         {"makpong", 3, 2}}};

constexpr std::array lying{Fault::constant, Fault::off, Fault::sometimes, Fault::impostor};

}  // namespace

std::string_view to_text(Fault fault) {
  return names.at(static_cast<std::size_t>(fault));
}

Fault fault_named(std::string_view name) {
  const auto* found = std::ranges::find(names, name);
  if (found == names.end()) {
    throw std::invalid_argument(
        fmt::format("'{}' is no fault; there are {}", name, fmt::join(names, ", ")));
  }
  return static_cast<Fault>(found - names.begin());
}

std::span<const Game> games() {
  return all_games;
}

bool Scenario::false_counts() const {
  return std::ranges::any_of(lying, [&](Fault fault) { return has(fault); });
}

Scenario scenario_of(std::uint64_t seed) {
  constexpr int most_workers = 50;
  constexpr int usual_workers = 6;
  Random random(seed);
  Scenario scenario;
  scenario.seed = seed;
  scenario.game = static_cast<std::size_t>(random.below(all_games.size()));
  scenario.passes = random.between(1, 3);
  scenario.per_move = random.chance(15);
  scenario.workers = random.between(1, random.chance(10) ? most_workers : usual_workers);
  scenario.trouble = Time{1000} * random.between(10, 150);
  const int share = random.between(10, 60);
  for (std::size_t fault = 0; fault < names.size(); ++fault) {
    if (random.chance(share)) {
      scenario.faults.insert(static_cast<Fault>(fault));
    }
  }
  // With one pass every count is accepted, and a flipped bit may change a worker's identity:
  // undetectable errors are not drawn.
  if (scenario.passes == 1 || scenario.has(Fault::flip)) {
    for (const Fault fault : lying) {
      scenario.faults.erase(fault);
    }
  }
  return scenario;
}

std::string options_of(const Scenario& scenario) {
  std::vector<std::string_view> faults;
  std::ranges::transform(scenario.faults, std::back_inserter(faults),
                         [](Fault fault) { return to_text(fault); });
  return fmt::format(
      "--seed {} --game {} --passes {} --per-move {} --workers {} --trouble {} --faults {}",
      scenario.seed, scenario.game, scenario.passes, scenario.per_move ? 1 : 0, scenario.workers,
      scenario.trouble,
      faults.empty() ? std::string("none") : fmt::format("{}", fmt::join(faults, ",")));
}

}  // namespace hurdle::simulation
