// Reads the moves of a record, one after another, in any notation of the game.
#pragma once

#include <string_view>

#include "movegen/notations/notations.hpp"
#include "perft/games/record.hpp"

namespace hurdle {

/// Reads each move of one game. Only moves that do not name their squares need the position, so it
/// follows the moves when one of these comes.
class RecordMoves {
 public:
  /// Squares that two notations read otherwise are read as `first`.
  explicit RecordMoves(const GameRecord& game, MoveNotation first = MoveNotation::coordinates)
      : setup_(game.start.setup), first_(first) {}

  /// The move that comes after those of the record. Coordinates are read without a position, so a
  /// record may contain illegal moves. Throws UnreadableMove.
  [[nodiscard]] Move read(const GameRecord& game, std::string_view word);

 private:
  notations::Place after_moves(const GameRecord& game);

  Setup setup_;
  MoveNotation first_;
  Move last_;
  std::size_t played_ = 0;
};

}  // namespace hurdle
