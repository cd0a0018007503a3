// A UCI engine over generators: what the Stockfish family answers when it is asked for positions
// and counts, and no search. Knows the protocol; refuses to know which rules its generators play.
#pragma once

#include <atomic>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "perft/count/generator.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::mutants {

/// A game as the engine plays it: its own moves, and the right rules, by which positions are
/// possible.
struct ServedGame {
  const Variant& variant;
  std::shared_ptr<const Generator> generator;
};

/// Answers line by line until `quit` or the end of the input; every answer is flushed. The first
/// game is played until UCI_Variant says another. What cannot be done answers `error: …`; a
/// position then stays as far as it was told rightly. Throws Interrupted.
void serve(const std::string& name, const std::vector<ServedGame>& games, std::istream& in,
           std::ostream& out, std::ostream& talk, const std::atomic<bool>* stop);

}  // namespace hurdle::mutants
