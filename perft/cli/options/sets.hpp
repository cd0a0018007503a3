// The sets, of positions and of games, that a command works on: `PATH… [--tag T]`.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "perft/cli/program/arguments.hpp"
#include "perft/games/record.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::cli {

/// The default of PATH in the help.
inline constexpr std::string_view all_own_sets = "all sets that come with the program";

/// `--variant V`: the game of EPD and .perft files that do not name theirs.
class VariantOfFilesOption : public TextOption {
 public:
  explicit VariantOfFilesOption(const Command& command);

  /// How files are parsed. Throws Failure for an unknown variant.
  [[nodiscard]] LoadOptions load_options() const;
};

/// The arguments.
class SetOptions {
 public:
  /// PATH is required unless `otherwise` says which sets are taken without it.
  explicit SetOptions(const Command& command, std::string_view otherwise = "");

  [[nodiscard]] bool given() const noexcept { return !paths_->empty(); }
  /// The given words, for a command that takes other things among them.
  [[nodiscard]] std::vector<std::string>& given_words() noexcept { return *paths_; }

  /// The sets of positions. Skips files of games and reports that. Throws Failure when no position
  /// has the tag, SuiteError when a set is bad.
  [[nodiscard]] std::vector<PositionSet> load(const LoadOptions& how = {}) const;
  /// The same; without a path, the sets shipped with the program.
  [[nodiscard]] std::vector<PositionSet> load_or_own(const LoadOptions& how = {}) const;

  /// These arguments quoted for a shell, each after a blank.
  [[nodiscard]] std::string words() const;

  /// Returns the sets of positions and fills `games` with the sets of games; without a path, those
  /// shipped with the program. Skips sets of custom games and reports that, unless `how`
  /// receives them: then the caller uses `require_any`. Throws Failure when nothing has the tag.
  [[nodiscard]] std::vector<PositionSet> load(std::vector<GameSet>& games,
                                              LoadOptions how = {}) const;

  /// Only the sets of games; without a path, those shipped with the program. Throws Failure when a
  /// path names a file of positions or when no game has the tag, SuiteError when a set is bad.
  [[nodiscard]] std::vector<GameSet> load_games_or_own(const LoadOptions& how = {}) const;

  [[nodiscard]] const std::string& tag() const noexcept { return *tag_; }
  /// True when no tag was given or the position has the tag.
  [[nodiscard]] bool takes(const PositionEntry& entry) const;
  /// The same for a game.
  [[nodiscard]] bool takes(const GameRecord& game) const { return takes(game.start); }
  /// Throws Failure that no position has the tag, or that there is none, unless there is any.
  void require_any(bool any) const;

 private:
  [[nodiscard]] std::vector<std::filesystem::path> paths_or_own() const;
  [[nodiscard]] bool takes_any(const std::vector<PositionSet>& sets) const;
  /// The sets of positions at `paths`. Skips other files, and reports them when the user `named`
  /// the paths.
  [[nodiscard]] std::vector<PositionSet> positions_of(
      const std::vector<std::filesystem::path>& paths, bool named, LoadOptions how) const;

  ListOption paths_;
  TextOption tag_;
};

}  // namespace hurdle::cli
