// A variants file's game as served.
#pragma once

#include <memory>

#include "movegen/file/games.hpp"
#include "perft/serve/game.hpp"

namespace hurdle::serve {

/// A game of a file. Its plain referee plays; a library that `hurdle build-variant` has kept
/// counts.
[[nodiscard]] std::shared_ptr<const ServedGame> of_file(std::shared_ptr<const file::Game> game);

}  // namespace hurdle::serve
