// Records of games as data, and reading them from YAML and PGN files. Knows both forms (see
// README.md here) and refuses everything else with its place; judges nothing.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "movegen/ends.hpp"
#include "movegen/vocab/move.hpp"
#include "perft/suite/set.hpp"

namespace hurdle {

/// A game as somebody wrote it down.
struct GameRecord {
  PositionEntry start;  ///< id, line, start position, about, clauses and tags
  const Variant* variant = nullptr;
  EndOptions options;                 ///< of the ends, as the record asks
  std::vector<Move> moves;            ///< as written: legal or not
  std::vector<int> lines;             ///< of the moves, one each
  std::optional<std::string> result;  ///< 1-0, 0-1, 1/2-1/2 or *; nothing when it does not say
  std::string by;                     ///< a clause's id, a claim, or nothing
  int result_line = 0;
  int by_line = 0;
  bool reason_may_lack = false;  ///< PGN: a result without a reason is a claim of its own
};

/// One file of games.
struct GameSet {
  std::string file;  ///< as it was named
  std::string about;
  std::vector<GameRecord> games;  ///< at least one
};

/// What a record may claim instead of a clause.
inline constexpr std::string_view by_agreement = "agreement";
inline constexpr std::string_view by_resignation = "resignation";
inline constexpr std::string_view by_time = "time";
inline constexpr std::string_view by_impasse = "impasse";

/// `.pgn` as PGN, anything else as YAML. Throws SuiteError.
[[nodiscard]] GameSet load_games(const std::filesystem::path& path);

/// Reads a set of games or a single record from YAML text; `file` is its name in messages. Throws
/// SuiteError.
[[nodiscard]] GameSet parse_yaml_games(const std::string& text, const std::string& file);

/// Reads one or more games from PGN text. Throws SuiteError.
[[nodiscard]] GameSet parse_pgn(const std::string& text, const std::string& file);

/// The tag of PGN that says an option of the ends: `Rules` for `rules`.
[[nodiscard]] std::string end_option_tag(std::string_view name);

/// Throws std::invalid_argument that says what would be right.
void require_result(std::string_view text);
void require_by(const Notation& notation, std::string_view text);

}  // namespace hurdle
