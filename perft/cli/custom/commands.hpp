// What `perft`, `moves`, `explain`, `show` and `variants` do for a custom game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "perft/cli/count/parts.hpp"
#include "perft/cli/custom/custom_game.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/count/generator.hpp"
#include "perft/custom/games/record.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle::cli {

/// How `perft` counts a custom game.
struct CustomPerftOptions {
  int depth = 0;
  bool divide = false;
  bool details = false;
  bool unique = false;
  bool referee = false;            ///< by the referee, even if a fast generator was built
  std::optional<Part> part;        ///< to count; all without it
  std::vector<std::string> files;  ///< of the parts to add up; if there are any, nothing is counted
  CountOptions count;              ///< table and pinning are of a fast generator
};

/// Counts and prints as `hurdle perft` does: by the game's library if `build-variant` has kept one,
/// or else by the referee.
int perft_of_custom_game(const CustomPosition& position, const CustomPerftOptions& options,
                         const JsonOption& json);

/// Lists the legal moves.
int moves_of_custom_game(const CustomPosition& position, const JsonOption& json);

/// Prints whether a move is legal and the clause that decides it. Returns 1 for an illegal move.
int explain_in_custom_game(const CustomPosition& position, const std::string& move,
                           const JsonOption& json);

/// Where `show` draws a picture, and with which signs; nowhere if `file` is empty.
struct CustomPicture {
  std::string file;
  PieceNames pieces = PieceNames::letters;
};

/// Draws the position in letters, with its FEN, checks, moves and end, and as a picture.
int show_custom_position(const CustomPosition& position, const CustomPicture& picture,
                         const JsonOption& json);

/// Names on stderr the options of the game that end whole games and that Hurdle does not judge.
void note_unjudged_ends(const custom::Game& game);

/// Writes verdicts on games, of which so many are right, and prints their numbers if there are
/// several. Returns 1 unless all are right.
int finish_verdicts(Json games, std::size_t right, const JsonOption& json);

/// Judges PGN files of games of the variants file. Returns 1 if a record is wrong. Throws
/// SuiteError, Interrupted.
int adjudicate_custom_records(const VariantsFileOption& variants,
                              const std::vector<std::string>& files, const JsonOption& json);

/// Judges a custom game that is on the command line. Returns 1 if a move or a claim is
/// wrong. Throws Failure for a word that is no move, result or reason.
int adjudicate_custom_game(const custom::ClaimedGame& game, const JsonOption& json);

/// Whether the first game of this PGN file is a custom game: one of the variants file, or of those
/// that files inherit from, and none of Hurdle's own.
[[nodiscard]] bool holds_custom_games(const VariantsFileOption& variants, const std::string& file);

/// Compares the game's library with the referee on every position of the materials. Returns 1 for a
/// difference.
int exhaust_custom_game(const custom::Game& game, const std::vector<std::string>& materials,
                        int threads, const JsonOption& json);

/// What `hurdle variants --variants FILE` prints besides a list.
struct CustomListOptions {
  std::vector<std::string> names;  ///< of the games to print; all of the file without any
  bool lint = false;
  std::uint64_t positions = 0;  ///< prints so many random positions of each game
  std::uint64_t seed = 0;
};

/// Lists the games of the file; with `lint` what is wrong with it; with `positions` random
/// positions with the replies to each legal move. Returns 1 if a section does not load and `lint`
/// is given.
int list_custom_games(const VariantsFileOption& file, const CustomListOptions& options,
                      const JsonOption& json);

}  // namespace hurdle::cli
