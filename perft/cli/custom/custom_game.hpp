// `--variants FILE`: games that a variants file describes, for commands about one position.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "movegen/custom/games.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/arguments.hpp"

namespace hurdle::cli {

/// A game, and the sections of its file that describe it; empty for a game that files inherit from.
struct GameWithText {
  std::shared_ptr<const custom::Game> game;
  std::string sections;
};

/// The option `--variants`; in its place the environment variable HURDLE_VARIANTS, and after it the
/// user's file `hurdle/variants.ini` in XDG_CONFIG_HOME (~/.config).
class VariantsFileOption : public TextOption {
 public:
  explicit VariantsFileOption(const Command& command);

  /// Whether the option or HURDLE_VARIANTS names a file.
  [[nodiscard]] bool named() const;

  /// The path of the file; empty without one.
  [[nodiscard]] std::string path() const;

  /// The path of the file with this game, `builtin` if there is none; empty without a file for one
  /// of Hurdle's own games. Throws Failure if there is neither a file nor such a game.
  [[nodiscard]] std::string path_of(const std::string& name) const;

  /// The game with this name: of the file, or one that files inherit from. Null if the option gives
  /// no file and the name is one of Hurdle's own games. Throws Failure if the file cannot be read,
  /// or if no such game loads.
  [[nodiscard]] std::shared_ptr<const custom::Game> game(const std::string& name) const;

  /// All that the file describes; without a file, the games that files inherit from. Throws Failure
  /// if it cannot be read.
  [[nodiscard]] custom::Games load() const;

  /// Writes to stderr why sections of the loaded file are no games.
  void print_errors(const custom::Games& games) const;

  /// The same game with its sections of the file, which is read once: it may be a pipe.
  [[nodiscard]] GameWithText game_with_text(const std::string& name) const;

 private:
  /// Whether the name is not that of one of Hurdle's own games, which it means unless the option
  /// is given.
  [[nodiscard]] bool means_custom_game(const std::string& name) const;
};

/// All that a file describes; `builtin` names the games that files inherit from. Throws Failure,
/// which begins with `option`, if it cannot be read.
[[nodiscard]] custom::Games load_games(std::string_view option, const std::string& path);

/// The game with this name: of the file, or one that files inherit from. Throws Failure, which
/// begins with `option`, if no such game loads.
[[nodiscard]] std::shared_ptr<const custom::Game> find_game(std::string_view option,
                                                            const std::string& path,
                                                            const std::string& name);

/// A custom game and a position in it.
struct CustomPosition {
  std::shared_ptr<const custom::Game> game;
  custom::Rules rules;
  custom::Position position;
  std::string fen;
};

/// The position before the moves that the options give. Throws Failure: for `--setup` and
/// `--notation` too, which files do not have.
[[nodiscard]] custom::Position start_of(const custom::Game& game, const PositionOptions& options);

/// The position that the options give in this game. Throws Failure, as `start_of`, and for a move
/// that is not legal.
[[nodiscard]] CustomPosition custom_position(std::shared_ptr<const custom::Game> game,
                                             const PositionOptions& options);

}  // namespace hurdle::cli
