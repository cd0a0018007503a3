// Position sets as data, and parsers for YAML and EPD files. Rejects everything that the schema
// (positions/README.md) does not define.
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

/// A position set that cannot be read or written. `what()` is `file:line:column: ` with what was
/// found and what was expected; without line and column if it is about the whole file.
class SuiteError : public std::runtime_error {
 public:
  SuiteError(const std::string& file, SourceLocation location, const std::string& message);
  [[nodiscard]] SourceLocation location() const noexcept { return location_; }

 private:
  SourceLocation location_;
};

/// The file contains games, not positions; callers that parse games (perft/games/) catch this.
class HoldsGames : public SuiteError {
 public:
  HoldsGames(const std::string& file, SourceLocation location);
};

/// The file contains positions of a custom game, which perft/custom/ parses.
class HoldsCustomPositions : public SuiteError {
 public:
  HoldsCustomPositions(const std::string& file, SourceLocation location);
};

/// An entry whose FEN is no position of the game; `what()` has the place of a SuiteError.
class InvalidPosition : public SuiteError {
 public:
  InvalidPosition(const std::string& file, SourceLocation location, const std::string& message,
                  std::string clause, std::string reason);
  [[nodiscard]] const std::string& clause() const noexcept { return clause_; }
  [[nodiscard]] const std::string& reason() const noexcept { return reason_; }

 private:
  std::string clause_;
  std::string reason_;
};

/// One position and its published facts. `id` is unique within its set.
struct PositionEntry {
  std::string id;
  int line = 0;             ///< where the entry begins
  Setup setup;              ///< valid (C8): checked by the referee
  std::string fen_text;     ///< canonical FEN of `setup`
  std::string setup_names;  ///< `inner-elephant,left-elephant` if given by names, else empty
  std::string about;
  std::vector<std::string> exercises;  ///< existing clauses
  std::vector<std::string> tags;
  std::vector<std::string> mutants;               ///< names of mutants that count it differently
  std::map<int, Total> perft;                     ///< by depth, 1 to max_depth
  std::map<int, int> perft_lines;                 ///< the line of each count, by depth
  std::optional<std::vector<std::string>> moves;  ///< canonical texts, sorted, without duplicates
  int moves_line = 0;
  std::map<std::string, int> confirmed;  ///< program and depth

  [[nodiscard]] bool tagged(const std::string& tag) const;
};

/// One file of positions of one variant.
struct PositionSet {
  std::string file;  ///< as named by the caller
  std::string name;  ///< path below the named folder, or file name; empty for a text
  const Variant* variant = nullptr;
  std::string about;
  std::vector<PositionEntry> positions;  ///< at least one
};

/// Files of this size and larger ones are rejected without being read.
inline constexpr std::size_t too_many_suite_bytes = 1'000'000'000;

/// An invalid position of a file.
struct InvalidEntry {
  std::string file;
  int line = 0;
  std::string clause;  ///< C6 for a text that is no FEN, else the clause of C8
  std::string reason;
};

/// How files are parsed.
struct LoadOptions {
  const Variant* variant = nullptr;  ///< of line formats that do not name their variant
  /// Receives the invalid positions, which are not part of the set then. Null: they are errors.
  std::vector<InvalidEntry>* invalid = nullptr;
  /// Receives the files with positions of a custom game. Null: those in folders are
  /// skipped, and one that is named is an error.
  std::vector<std::filesystem::path>* custom_positions = nullptr;
};

/// Whether a file has one of the line formats: `.epd` or `.perft`.
[[nodiscard]] bool has_line_format(const std::filesystem::path& path);

/// Parses one file: `.epd` as EPD, `.perft` as blocks of lines, any other as YAML. Throws
/// SuiteError.
[[nodiscard]] PositionSet load_set(const std::filesystem::path& path, const LoadOptions& how = {});

/// Whether a YAML file is a set of games. False for files that cannot be read; parsing them reports
/// the error.
[[nodiscard]] bool holds_games(const std::filesystem::path& path);

/// The same for a set of positions of a custom game.
[[nodiscard]] bool holds_custom_positions(const std::filesystem::path& path);

/// Expands files and folders into files: a folder stands for every `*.yaml`, `*.yml`,
/// `*.epd` and `*.perft` below it, in sorted order. Throws SuiteError if a folder contains none, or
/// if there is no path at all.
[[nodiscard]] std::vector<std::filesystem::path> set_files(
    std::span<const std::filesystem::path> paths);

/// Parses files and folders, expanded by `set_files`, and names the sets. Throws SuiteError for
/// missing paths. Files of games are added to `games`; if it is null, those in folders are skipped,
/// and one that is named is an error.
[[nodiscard]] std::vector<PositionSet> load_sets(
    std::span<const std::filesystem::path> paths,
    std::vector<std::filesystem::path>* games = nullptr, const LoadOptions& how = {});

/// Parses a YAML set; `file` is its name in messages. Throws SuiteError, HoldsGames for a set of
/// games, HoldsCustomPositions for a set of a custom game.
[[nodiscard]] PositionSet parse_yaml_set(std::string text, const std::string& file,
                                         const LoadOptions& how = {});

/// Parses an EPD set: lines `FEN ;D1 20 ;D2 400`, comment lines with `#`, and before the first
/// position the comment line `# variant: janggi`, unless the caller names the variant. Ids are
/// `line-N`. Throws SuiteError.
[[nodiscard]] PositionSet parse_epd_set(std::string text, const std::string& file,
                                        const LoadOptions& how = {});

/// Parses a set in the format of python-chess and shakmaty, blocks of the lines `id NAME`, `epd
/// FEN` and `perft 3 8902`; comments and the variant as in EPD. An id that occurs again gets the
/// number of its line. Throws SuiteError.
[[nodiscard]] PositionSet parse_perft_set(std::string text, const std::string& file,
                                          const LoadOptions& how = {});

/// Writes a set as EPD that `parse_epd_set` accepts: FENs and counts; ids as comment lines.
[[nodiscard]] std::string to_epd(const PositionSet& set);

}  // namespace hurdle
