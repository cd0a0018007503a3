// One run of the simulation: starts a campaign, lets workers count under all faults of the
// scenario, and checks invariants meanwhile; then the faults stop, honest workers finish, and there
// must be a total.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "props/campaign/simulation/scenario.hpp"

namespace hurdle::simulation {

struct Report {
  std::string breach;  ///< the violated invariant in one line; empty if none
  std::int64_t steps = 0;
  std::uint64_t trace = 0;  ///< depends on the order of all events
  Time time = 0;
  std::int64_t workers = 0;  ///< number of workers over the whole run
  std::int64_t killed = 0;
  std::int64_t looks = 0;  ///< number of requests for the total
  std::int64_t flips = 0;
  std::int64_t findings = 0;
  bool total = false;  ///< whether there was one in the end
  [[nodiscard]] bool ok() const noexcept { return breach.empty(); }
};

/// Runs a scenario in an empty store, a file or a URL. `note` receives the workers' messages.
[[nodiscard]] Report run(const Scenario& scenario, const std::string& place,
                         const std::function<void(const std::string&)>& note = {});

}  // namespace hurdle::simulation
