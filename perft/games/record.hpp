// Records of games as data, and parsers for YAML and PGN files (see README.md in this folder).
// Errors give the place in the file. Does not judge the games.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "movegen/ends.hpp"
#include "movegen/vocab/move.hpp"
#include "perft/suite/set.hpp"

namespace hurdle {

/// A game as it was recorded.
struct GameRecord {
  PositionEntry start;  ///< id, line, start position, about, clauses and tags
  const Variant* variant = nullptr;
  EndOptions options;                 ///< options of the game's ends, from the record
  std::vector<Move> moves;            ///< as recorded: legal or not
  std::vector<int> lines;             ///< the line of each move
  std::optional<std::string> result;  ///< 1-0, 0-1, 1/2-1/2 or *; nothing if not recorded
  std::string by;                     ///< a clause id, a claim, or empty
  int result_line = 0;
  int by_line = 0;
  bool reason_may_lack = false;  ///< PGN: a result needs no reason
  std::string note;              ///< how the moves were read, if that is not plain; or empty
};

/// One file of games.
struct GameSet {
  std::string file;  ///< as named by the caller
  std::string name;  ///< the file's name, or its path below the folder that was loaded
  std::string about;
  std::vector<GameRecord> games;  ///< at least one
};

/// The reason of a result by agreement, which a record gives in place of a clause.
inline constexpr std::string_view by_agreement = "agreement";
inline constexpr std::string_view by_resignation = "resignation";
inline constexpr std::string_view by_time = "time";
inline constexpr std::string_view by_impasse = "impasse";

/// Parses `.pgn` as PGN, any other file as YAML. Throws SuiteError.
[[nodiscard]] GameSet load_games(const std::filesystem::path& path);

/// Parses a set of games or a single record from YAML text; `file` is its name in messages. Throws
/// SuiteError.
[[nodiscard]] GameSet parse_yaml_games(const std::string& text, const std::string& file);

/// Whether a variant of Hurdle's own has this name, as a tag of PGN writes it: in any case; servers
/// also say "Standard" and "From Position" of chess.
[[nodiscard]] const Variant* variant_of_tag(const std::string& value);

/// Parses one or more games from PGN text. Throws SuiteError.
[[nodiscard]] GameSet parse_pgn(const std::string& text, const std::string& file);

/// The PGN tag of an option of the game's ends: `Rules` for `rules`, `NoCapture` for `no-capture`.
[[nodiscard]] std::string end_option_tag(std::string_view name);

/// Throws std::invalid_argument with the expected form.
void require_result(std::string_view text);
void require_by(const Notation& notation, std::string_view text);

}  // namespace hurdle
