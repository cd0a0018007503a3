// A custom game as served.
#pragma once

#include <memory>

#include "movegen/custom/games.hpp"
#include "perft/serve/game.hpp"

namespace hurdle::serve {

/// A custom game. Its plain referee plays; a library that `hurdle build-variant` has kept
/// counts.
[[nodiscard]] std::shared_ptr<const ServedGame> of_custom_game(
    std::shared_ptr<const custom::Game> game);

}  // namespace hurdle::serve
