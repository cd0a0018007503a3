// A UCI engine over generators: what the Stockfish family answers when it is asked for positions
// and counts, and no search. Knows the protocol; refuses to know which rules its generators play.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "perft/serve/game.hpp"

namespace hurdle::serve {

/// What a UCI engine says of itself, and how it counts.
struct UciEngine {
  std::string name;
  std::vector<ServedGame> games;     ///< the first is played until UCI_Variant says another
  CountOptions how;                  ///< until Hash and Threads say otherwise
  bool offers_hash_threads = false;  ///< whether these options are there
};

/// Answers line by line until `quit` or the end of the input; every answer is flushed. What cannot
/// be done answers `error: …`; a position then stays as far as it was told rightly. What is no
/// command is passed over, and named on `talk`.
void answer_uci(const UciEngine& engine, std::istream& in, std::ostream& out, std::ostream& talk);

}  // namespace hurdle::serve
