#include "perft/serve/game.hpp"

#include <algorithm>

namespace hurdle::serve {

const ServedGame* find_game(const ServedGames& games, const std::string& name) {
  const auto found =
      std::ranges::find_if(games, [&](const auto& game) { return game->is_called(name); });
  return found == games.end() ? nullptr : found->get();
}

}  // namespace hurdle::serve
