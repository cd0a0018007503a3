// What is counted: a game and a position of it. Decides once which kind of game it is.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "movegen/vocab/setup.hpp"
#include "perft/campaign/game/game.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::campaign {

/// The program's own counters and rules versions.
[[nodiscard]] OwnGames& this_program();

/// One of the program's own games.
[[nodiscard]] const Game& own_game(const Variant& variant);

/// A game and a position of it: `variant` and `root`, or `custom_game` and `custom_root`.
struct Subject {
  const Variant* variant = nullptr;  ///< one of the program's own games, or null
  Setup root;
  std::shared_ptr<const Game> custom_game;  ///< a custom game, or null
  std::string custom_root;                  ///< packed
  std::string fen;

  [[nodiscard]] bool is_missing() const { return variant == nullptr && custom_game == nullptr; }
  /// The game; it must not be missing.
  [[nodiscard]] const Game& game() const {
    return custom_game != nullptr ? *custom_game : own_game(*variant);
  }
  /// The position, without counters.
  [[nodiscard]] std::string packed_root() const;
  /// Sets the position of the game. Throws StoreError (corrupt) for bytes that fail the check.
  void set_packed_root(std::string_view packed, PackedCheck check);
  /// The text of the position.
  [[nodiscard]] std::string root_text() const { return game().text_of(packed_root()); }
};

}  // namespace hurdle::campaign
