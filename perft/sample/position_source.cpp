#include "perft/sample/position_source.hpp"

#include <algorithm>

#include "perft/sample/random_game.hpp"
#include "perft/sample/random_placement.hpp"

namespace hurdle {

Setup PositionSource::next() {
  Setup drawn = board();
  if (random_.chance(5)) {
    drawn.half = static_cast<std::uint32_t>(random_.between(97, 100));
  }
  return drawn;
}

Setup PositionSource::board() {
  if (random_.chance(50)) {
    return random_placement(rules_, seed());
  }
  if (game_.empty()) {
    constexpr int plies = 120;
    game_ = random_game(rules_, plies, seed()).positions;
  }
  const Setup drawn = game_.back();
  constexpr std::size_t apart = 5;
  game_.resize(game_.size() - std::min(game_.size(), apart));
  return drawn;
}

}  // namespace hurdle
