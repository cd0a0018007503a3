// The notations in which moves of some games are written besides Hurdle's own (C7). A game's
// notation.hpp lists its notations; movegen/notations/ reads and writes them.
#pragma once

#include <cstdint>

namespace hurdle {

/// A way to write moves. `coordinates` is C7, which every game has.
enum class MoveNotation : std::uint8_t {
  coordinates,
  san,       ///< chess: `Nf3`, `O-O`, `exd8=Q+`, `N@f3`
  usi,       ///< Shogi's protocol: `7g7f`, `P*5e`, `2b3c+`
  ucci,      ///< Xiangqi's protocol, ranks from 0: `h2e2`
  wxf,       ///< Xiangqi: `C2=5`, `H8+7`, `+C=5`
  chinese,   ///< Xiangqi in characters
  kif,       ///< Shogi's file format: a square, a piece and in brackets the origin
  japanese,  ///< Shogi in characters, with words that tell two pieces apart
};

}  // namespace hurdle
