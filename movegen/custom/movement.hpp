// How a piece moves, as data: the meaning of a text in Betza's notation.
#pragma once

#include <cstdint>
#include <vector>

namespace hurdle::custom {

/// A step of a move seen by its player: files to the right and ranks ahead.
struct Step {
  int right = 0;
  int ahead = 0;
  bool operator==(const Step&) const = default;
};

enum class Manner : std::uint8_t {
  leap,   ///< to the square itself, over anything
  lame,   ///< to the square itself, if the squares on its path are empty
  slide,  ///< step by step over empty squares
  hop,    ///< slides on behind exactly one piece
  land    ///< only to the square directly behind the first piece
};

/// One direction of a movement.
struct Track {
  Manner manner = Manner::leap;
  Step step;
  int range = 1;      ///< most steps of a slide or hop, the hurdle's square counted; 0 for no limit
  bool quiet = true;  ///< to empty squares
  bool capture = true;   ///< to squares with an enemy piece
  bool initial = false;  ///< only from the squares of the double step
  bool operator==(const Track&) const = default;
};

/// All directions of a piece.
struct Movement {
  std::vector<Track> tracks;
  bool en_passant = false;  ///< the text has an `e`: the piece may capture en passant
  bool operator==(const Movement&) const = default;
};

/// The squares that must be empty for a lame leap, from the nearest: straight steps first, then
/// diagonal ones.
[[nodiscard]] std::vector<Step> path_of(Step leap);

}  // namespace hurdle::custom
