// Random possible positions without end, the kinds that search for wrong rules needs: of games and
// of placements. Knows no rule.
#pragma once

#include <cstdint>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "perft/sample/random.hpp"

namespace hurdle {

/// Half of the positions come from random games, half are thrown on the board; some have the
/// counters of a game that other rules would end. Repeatable by its seed. A game's plies are drawn
/// one after the other, from many games.
class PositionSource {
 public:
  /// `rules` must outlive the source.
  PositionSource(const Referee& rules, std::uint64_t seed) : rules_(rules), random_(seed) {}

  /// The next position; `rules` may call it impossible only for its counters' sake.
  [[nodiscard]] Setup next();

 private:
  Setup board();
  std::uint64_t seed() { return random_.below(UINT64_MAX); }

  const Referee& rules_;
  Random random_;
  std::vector<Setup> game_;
};

}  // namespace hurdle
