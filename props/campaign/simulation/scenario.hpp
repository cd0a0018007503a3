// The parameters of one simulation run: campaign, workers and faults. Drawn from a seed, or given
// by the options that repeat a run.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "props/campaign/simulation/scheduler.hpp"

namespace hurdle::simulation {

/// The faults.
enum class Fault {
  delay,      ///< a statement or its reply takes seconds
  busy,       ///< locked by others
  lost,       ///< a connection breaks
  commit,     ///< a COMMIT has no reply: executed or not
  restart,    ///< all connections break, and new ones fail for a while
  full,       ///< the disk is full for a while
  flip,       ///< a stored bit flips
  kill,       ///< processes are killed
  stall,      ///< processes are suspended for longer than their leases
  start,      ///< several processes start the campaign, some are killed
  pause,      ///< it is paused and resumed
  recheck,    ///< parts are rechecked meanwhile
  stop,       ///< workers are told to end
  slow,       ///< some workers take longer than a lease for a job
  build,      ///< a worker counts by other rules
  constant,   ///< a worker always returns the same number
  off,        ///< all counts of a worker are wrong
  sometimes,  ///< some counts of a worker are wrong
  impostor    ///< somebody completes the jobs of others
};

[[nodiscard]] std::string_view to_text(Fault fault);
/// Throws std::invalid_argument that lists the names.
[[nodiscard]] Fault fault_named(std::string_view name);

/// A campaign small enough to be counted directly.
struct Game {
  std::string_view variant;
  int depth;
  int split;
};
[[nodiscard]] std::span<const Game> games();

struct Scenario {
  std::uint64_t seed = 0;
  std::size_t game = 0;
  int passes = 2;
  bool per_move = false;
  int workers = 1;
  Time trouble = 0;  ///< duration of the faulty phase
  std::set<Fault> faults;

  [[nodiscard]] bool has(Fault fault) const { return faults.contains(fault); }
  /// Whether some workers send wrong counts.
  [[nodiscard]] bool false_counts() const;
};

/// Draws a scenario from a seed.
[[nodiscard]] Scenario scenario_of(std::uint64_t seed);

/// The options that repeat the scenario.
[[nodiscard]] std::string options_of(const Scenario& scenario);

}  // namespace hurdle::simulation
