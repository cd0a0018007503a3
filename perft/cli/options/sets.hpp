// The sets, of positions and of games, that a command works on: `PATH… [--tag T]`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "perft/cli/program/command.hpp"
#include "perft/games/record.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::cli {

/// The arguments. Must not move once added.
class SetOptions {
 public:
  SetOptions() = default;
  SetOptions(const SetOptions&) = delete;
  SetOptions& operator=(const SetOptions&) = delete;
  ~SetOptions() = default;

  void add_to(const Command& command);
  /// The same for a command that can do without sets.
  void add_optional_to(const Command& command);
  /// The same for a command that then takes the sets that come with the program.
  void add_or_own_to(const Command& command);

  [[nodiscard]] bool given() const noexcept { return !paths_.empty(); }

  /// The sets of positions; that files of games are left out is said. Throws Failure when the tag
  /// leaves no position, SuiteError when a set is bad.
  [[nodiscard]] std::vector<PositionSet> load() const;
  /// The same, of those that come with the program when no path was given.
  [[nodiscard]] std::vector<PositionSet> load_or_own() const;

  /// These arguments as a shell reads them, each with a blank before it.
  [[nodiscard]] std::string words() const;

  /// The sets of positions and those of games, of those that come with the program when no path was
  /// given. Throws Failure when the tag leaves nothing.
  [[nodiscard]] std::vector<PositionSet> load(std::vector<GameSet>& games) const;

  /// The sets of games alone, of those that come with the program when no path was given; a file of
  /// positions that is named is refused. Throws Failure when the tag leaves none, SuiteError.
  [[nodiscard]] std::vector<GameSet> load_games_or_own() const;

  [[nodiscard]] const std::string& tag() const noexcept { return tag_; }
  /// True when the tag, if there is one, lets the position through.
  [[nodiscard]] bool takes(const PositionEntry& entry) const;
  /// The same for a game.
  [[nodiscard]] bool takes(const GameRecord& game) const { return takes(game.start); }

 private:
  void add_tag_to(const Command& command);
  [[nodiscard]] std::vector<std::filesystem::path> paths_or_own() const;
  [[nodiscard]] bool takes_any(const std::vector<PositionSet>& sets) const;
  void require_any(bool any) const;
  /// Those of these paths; when they were `named`, that files of games are left out is said.
  [[nodiscard]] std::vector<PositionSet> positions_of(
      const std::vector<std::filesystem::path>& paths, bool named) const;

  std::vector<std::string> paths_;
  std::string tag_;
};

}  // namespace hurdle::cli
