// The moves that an engine without a list of moves is asked about. Knows boards and hands; refuses
// to know a rule.
#pragma once

#include <string>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// Every move of a board, as the engine writes it: each piece of either side to each other square,
/// with and without promotion where it may have one, each kind dropped on each square, the pass. In
/// groups: behind a legal move of its group, a move may not be one of the side to move any more.
[[nodiscard]] std::vector<std::vector<std::string>> moves_to_try(const Notation& notation,
                                                                 const Dialect& dialect,
                                                                 const Setup& setup);

/// An impossible move: a piece goes from an empty square to where it is.
[[nodiscard]] std::string impossible_move(const Notation& notation, const Dialect& dialect,
                                          const Setup& setup);

/// The position behind moves in the engine's text, as far as from and to say: enough to see where
/// pieces of the side to move stand.
[[nodiscard]] Setup roughly_after(const Notation& notation, const Dialect& dialect, Setup setup,
                                  const std::vector<std::string>& moves);

}  // namespace hurdle::engines
