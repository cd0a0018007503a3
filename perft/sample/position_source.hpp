// An endless source of random positions for the search for mutants: from games and from placements.
#pragma once

#include <cstdint>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "perft/sample/random.hpp"

namespace hurdle {

/// Half of the positions come from random games, half from random placements; some have the
/// counters of a game that other rules would have ended. Reproducible by seed. Takes positions five
/// plies apart from one game before the next game is played.
class PositionSource {
 public:
  /// `rules` must outlive the source.
  PositionSource(const Referee& rules, std::uint64_t seed) : rules_(rules), random_(seed) {}

  /// The next position. It is valid by `rules`, except possibly for its counters.
  [[nodiscard]] Setup next();

 private:
  Setup board();
  std::uint64_t seed() { return random_.below(UINT64_MAX); }

  const Referee& rules_;
  Random random_;
  std::vector<Setup> game_;
};

}  // namespace hurdle
