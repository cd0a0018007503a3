// What one run of the simulation is: which campaign, how many workers, what goes wrong. A seed
// draws it; the command line that repeats a run says it.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "props/campaign/simulation/scheduler.hpp"

namespace hurdle::simulation {

/// What can go wrong.
enum class Fault {
  delay,      ///< a statement, or its answer, takes seconds
  busy,       ///< others are in the way
  lost,       ///< a connection breaks
  commit,     ///< nobody knows whether a COMMIT happened: it did, or it did not
  restart,    ///< all connections break, and for a while there are no new ones
  full,       ///< no room on the disk for a while
  flip,       ///< a bit of what is stored changes
  kill,       ///< processes are killed
  stall,      ///< processes are stopped for longer than their leases
  start,      ///< the campaign is started by several at once, some of which are killed
  pause,      ///< it is paused and resumed
  recheck,    ///< parts are counted again meanwhile
  stop,       ///< workers are told to end
  slow,       ///< some workers take longer than a lease for a job
  build,      ///< a worker of other rules
  constant,   ///< a worker says the same number always
  off,        ///< a worker's counts are all wrong by some
  sometimes,  ///< a worker's counts are wrong by some, of some tasks
  impostor    ///< somebody completes the jobs of others
};

/// All of them, in the order of their names' list.
[[nodiscard]] std::span<const std::string_view> fault_names();
[[nodiscard]] std::string_view to_text(Fault fault);
/// Throws std::invalid_argument, which says what there is.
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
  Time trouble = 0;  ///< things go wrong for so long
  std::set<Fault> faults;

  [[nodiscard]] bool has(Fault fault) const { return faults.contains(fault); }
  /// Some workers say what they have not counted.
  [[nodiscard]] bool lies() const;
};

/// What the seed draws.
[[nodiscard]] Scenario scenario_of(std::uint64_t seed);

/// The options that give the scenario again.
[[nodiscard]] std::string options_of(const Scenario& scenario);

}  // namespace hurdle::simulation
