// Records of custom games, in PGN or on a command line, compared with the rules while
// they are parsed. Moves are in coordinates, as `hurdle moves` prints them, or in SAN.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "perft/custom/explain.hpp"
#include "perft/custom/games/judge.hpp"

namespace hurdle::custom {

/// The first illegal move of a record.
struct IllegalCustomMove {
  int ply = 0;  ///< from 1
  std::string move;
  CustomVerdict why;
};

/// A statement of a record that contradicts the rules, and its line.
struct CustomMistake {
  int line = 0;
  std::string words;
};

/// A record and what the rules say of it.
struct CustomRecord {
  std::shared_ptr<const Game> game;
  std::string id;  ///< game-1, game-2 and so on
  int line = 0;
  std::string result;  ///< as recorded; empty: not compared
  std::string by;      ///< the tag By; may be empty
  int plies = 0;       ///< legal ones, up to the end
  std::optional<CustomEnd> end;
  std::optional<IllegalCustomMove> illegal;
  std::vector<CustomMistake> mistakes;  ///< empty: the record is right
};

/// The game with this name, or null.
using FindGame = std::function<std::shared_ptr<const Game>(const std::string&)>;

/// Parses and judges the games of a PGN text; `file` is its name in messages. Reads the tags
/// Variant, FEN, Result and By. Throws SuiteError for a text that cannot be parsed.
[[nodiscard]] std::vector<CustomRecord> judge_pgn(const std::string& text, const std::string& file,
                                                  const FindGame& find);

/// The tag Variant of the first game of a PGN text; empty if it has none, or cannot be parsed.
[[nodiscard]] std::string variant_of_pgn(const std::string& text);

/// A game and what is claimed of it.
struct ClaimedGame {
  std::shared_ptr<const Game> game;
  Position start;
  std::string moves;   ///< separated by blanks or commas
  std::string result;  ///< 1-0, 0-1, 1/2-1/2, *, or empty: not compared
  std::string by;      ///< as the tag By
};

/// Throws std::invalid_argument unless it is a result.
void require_result(const std::string& text);

/// Throws std::invalid_argument unless it is a clause of the game, or a claim: agreement,
/// resignation or time.
void require_by(const Game& game, const std::string& by);

/// Judges a game that is in no file: its lines are 0. Throws std::invalid_argument for a word that
/// is no move.
[[nodiscard]] CustomRecord judge_game(const ClaimedGame& claimed);

}  // namespace hurdle::custom
