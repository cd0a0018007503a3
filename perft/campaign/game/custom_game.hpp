// Custom games in campaigns. A packed position is its text and a line end. The text is
// the FEN with the counters of a start and, if needed, state that a FEN lacks: passes, and whether
// the kings have faced each other or castling has won.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include "movegen/custom/games.hpp"
#include "movegen/custom/rules/position.hpp"
#include "perft/campaign/game/game.hpp"

namespace hurdle::campaign {

/// A text that a campaign cannot keep, or whose game does not load, with the reason in one line.
class CustomGameError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The game with this name in the text of a variants file, or else a game that files inherit from.
/// The same text and name give the same object, which lives until the program ends. If the program
/// cannot load the game, what needs its rules throws StoreError (foreign) with the reason.
[[nodiscard]] std::shared_ptr<const Game> custom_game(const std::string& variants_text,
                                                      const std::string& name);

/// A game, and a packed position of it.
struct CustomRoot {
  std::shared_ptr<const Game> game;
  std::string packed;
};

/// The game as above, and a position of it. Throws CustomGameError if the program cannot load it.
[[nodiscard]] CustomRoot custom_root(const std::string& variants_text, const std::string& name,
                                     const custom::Position& position);

/// The rules version of a custom game, as `file-2:9f86d081884c7d65`. Such a game has no list of
/// probes: the version is a digest of its text, of all its facts, and of the legal moves in some
/// games of random moves. It changes with the text, with a parent of the
/// program's own file, and with a referee that finds other moves in these games.
[[nodiscard]] std::string custom_rules_version(const custom::Game& game,
                                               const std::string& variants_text);

}  // namespace hurdle::campaign
