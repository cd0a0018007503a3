// A UCI engine over games: the commands of the Stockfish family for positions and counts,
// without search. Independent of the games that it plays.
#pragma once

#include <iosfwd>
#include <string>

#include "perft/serve/game.hpp"

namespace hurdle::serve {

/// The identity of a UCI engine, and how it counts.
struct UciEngine {
  std::string name;
  ServedGames games;                 ///< the first is played until UCI_Variant is set
  CountOptions how;                  ///< until Hash and Threads are set
  bool offers_hash_threads = false;  ///< whether it has these options
};

/// Handles commands until `quit` or the end of the input; flushes every reply. Failed commands
/// reply `error: …` and change nothing: after a failed `position` the one before it stays. Unknown
/// commands are ignored and reported on `note`.
void answer_uci(const UciEngine& engine, std::istream& in, std::ostream& out, std::ostream& note);

}  // namespace hurdle::serve
