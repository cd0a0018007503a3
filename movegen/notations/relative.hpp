// Moves as Xiangqi players write them: a piece, its file, a direction, and a distance or a file,
// all as the player to move sees the board. WXF and Chinese texts differ in their characters only.
#pragma once

#include "movegen/notations/parsed_move.hpp"
#include "movegen/notations/place.hpp"

namespace hurdle::notations {

/// How a text says which of the pieces of a kind moves.
enum class Which : std::uint8_t {
  file,           ///< the one on `file`
  front,          ///< the foremost of those on one file
  middle,         ///< the middle one of three
  rear,           ///< the last one
  number,         ///< by number, of all on files with several: from the right, from the front
  number_on_file  ///< by number from the front, on `file`
};

enum class Way : std::uint8_t { forward, backward, sideways };

/// A move as the player sees it. Files count from 1 on the player's right.
struct RelativeMove {
  Kind kind = Kind::none;
  Which which = Which::file;
  int file = 0;
  int number = 0;
  Way way = Way::sideways;
  int value = 0;  ///< steps along a file, else the file of the target
};

/// The description of a legal move. Several soldiers on one file are numbered if front, middle and
/// rear do not tell them apart; `numbers` is how.
[[nodiscard]] RelativeMove described(const Place& place, Move move, Which numbers);

/// The legal moves that fit a description.
[[nodiscard]] ParsedMove read_relative(const Place& place, const RelativeMove& wanted);

}  // namespace hurdle::notations
