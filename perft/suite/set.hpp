// Position sets as data, and reading them from YAML and EPD files. Knows the schema (see
// positions/README.md) and refuses everything else; it counts nothing.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "movegen/vocab/setup.hpp"
#include "perft/count/total.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {

/// A location in a file: line and column from 1, columns in bytes; line 0 is the file as a whole.
struct SourceLocation {
  int line = 0;
  int column = 0;
};

/// A position set that cannot be read or written. `what()` is `file:line:column: what is wrong, and
/// what would be right`, without line and column where the file as a whole is meant.
class SuiteError : public std::runtime_error {
 public:
  SuiteError(const std::string& file, SourceLocation location, const std::string& message);
  [[nodiscard]] const std::string& file() const noexcept { return file_; }
  [[nodiscard]] SourceLocation location() const noexcept { return location_; }

 private:
  std::string file_;
  SourceLocation location_;
};

/// A set that holds games and no position: for who reads games (perft/games/).
class HoldsGames : public SuiteError {
 public:
  HoldsGames(const std::string& file, SourceLocation location);
};

/// One position and what is known of it. `id` is unique within its set.
struct PositionEntry {
  std::string id;
  int line = 0;             ///< where the entry begins
  Setup setup;              ///< possible (C8): the referee was asked
  std::string fen_text;     ///< canonical FEN of `setup`
  std::string setup_names;  ///< `inner-elephant,left-elephant` when given by name, else empty
  std::string about;
  std::vector<std::string> exercises;  ///< clauses that exist
  std::vector<std::string> tags;
  std::vector<std::string> mutants;               ///< wrong rules that count it otherwise, by name
  std::map<int, Total> perft;                     ///< by depth, 1 to max_depth
  std::map<int, int> perft_lines;                 ///< the line of each count, by depth
  std::optional<std::vector<std::string>> moves;  ///< canonical texts, sorted, none twice
  int moves_line = 0;
  std::map<std::string, int> confirmed;  ///< who, to which depth

  [[nodiscard]] bool tagged(const std::string& tag) const;
};

/// One file of positions of one variant.
struct PositionSet {
  std::string file;  ///< as it was named
  std::string name;  ///< its path below the folder that was named, or its own; empty for a text
  const Variant* variant = nullptr;
  std::string about;
  std::vector<PositionEntry> positions;  ///< at least one
};

/// Files larger than this are refused unread.
inline constexpr std::size_t max_suite_bytes = std::size_t{4} << 20U;

/// Reads one file: `.epd` as EPD, anything else as YAML. Throws SuiteError.
[[nodiscard]] PositionSet load_set(const std::filesystem::path& path);

/// Whether a YAML file is a set of games; a file that cannot be read is none, which reading it
/// says.
[[nodiscard]] bool holds_games(const std::filesystem::path& path);

/// The files that files and folders stand for: a folder for every `*.yaml` and `*.epd` below it, in
/// sorted order; one without any is an error, as is no path at all. Throws SuiteError.
[[nodiscard]] std::vector<std::filesystem::path> set_files(
    std::span<const std::filesystem::path> paths);

/// Reads files and folders, as `set_files` has them, and gives the sets their names; a missing path
/// is an error. Files of games go to `games`; without it those in folders are passed over, and one
/// that is named is an error. Throws SuiteError.
[[nodiscard]] std::vector<PositionSet> load_sets(
    std::span<const std::filesystem::path> paths,
    std::vector<std::filesystem::path>* games = nullptr);

/// Reads a YAML set from its text; `file` is its name in messages. Throws SuiteError,
/// HoldsGames for a set of games.
[[nodiscard]] PositionSet parse_yaml_set(const std::string& text, const std::string& file);

/// Reads an EPD set from its text: lines `FEN ;D1 20 ;D2 400`, comment lines with `#`, and before
/// the first position the comment line `# variant: janggi`. Ids are `line-N`. Throws SuiteError.
[[nodiscard]] PositionSet parse_epd_set(const std::string& text, const std::string& file);

/// Writes a set as EPD that `parse_epd_set` reads: FENs and counts; ids as comment lines.
[[nodiscard]] std::string to_epd(const PositionSet& set);

}  // namespace hurdle
