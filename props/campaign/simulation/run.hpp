// One run of the simulation: a campaign is started, counted by workers to whom everything happens
// that the scenario has, and looked at meanwhile; then nothing fails any more, honest workers come,
// and there must be a total.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "props/campaign/simulation/scenario.hpp"

namespace hurdle::simulation {

struct Report {
  std::string breach;  ///< what must never be, in one line; empty when all was well
  std::int64_t steps = 0;
  std::uint64_t trace = 0;  ///< another one when anything happened in another order
  Time time = 0;
  std::int64_t workers = 0;  ///< that there were, one after the other
  std::int64_t killed = 0;
  std::int64_t looks = 0;  ///< at the total
  std::int64_t flips = 0;
  std::int64_t findings = 0;
  bool total = false;  ///< there was one in the end
  [[nodiscard]] bool ok() const noexcept { return breach.empty(); }
};

/// Runs a scenario in an empty store, a file or a URL. `talk` is told what is said.
[[nodiscard]] Report run(const Scenario& scenario, const std::string& place,
                         const std::function<void(const std::string&)>& talk = {});

}  // namespace hurdle::simulation
