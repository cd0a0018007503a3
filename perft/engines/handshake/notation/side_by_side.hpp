// Two lists of moves in words, for an engine whose notation cannot be settled. Compares texts only.
#pragma once

#include <span>
#include <string>

#include "perft/engines/handshake/notation/find_dialect.hpp"

namespace hurdle::engines {

/// The moves of the first position with a word that has not the form of a move: ours and the
/// engine's, without those that both have, and what would settle the notation. A few lines; empty
/// if every word has the form of a move.
[[nodiscard]] std::string side_by_side(const Notation& notation, const Dialect& dialect,
                                       std::span<const FirstAnswer> answers);

}  // namespace hurdle::engines
