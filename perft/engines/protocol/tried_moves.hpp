// The moves to try with an engine that cannot list its moves. Depends on boards and hands only, not
// on the rules.
#pragma once

#include <string>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// Every conceivable move, in the engine's notation: each piece of either side to each other
/// square, with and without promotion where the piece may promote, each kind dropped on each
/// square, the pass, and castling in words. In groups: after a legal move, other moves of its group
/// may no longer be moves of the side to move.
[[nodiscard]] std::vector<std::vector<std::string>> moves_to_try(const Notation& notation,
                                                                 const Dialect& dialect,
                                                                 const Setup& setup);

/// Removes castling in words, `O-O`, from the accepted moves of an engine that also castles by
/// squares, or not `by_words`: it ignores words that it cannot read.
void drop_castling_words(const Notation& notation, const Dialect& dialect, const Setup& setup,
                         bool by_words, Division& accepted);

/// A move that is illegal in every game: from an empty square to the same square.
[[nodiscard]] std::string illegal_move(const Notation& notation, const Dialect& dialect,
                                       const Setup& setup);

/// The approximate position after moves in the engine's notation, from their squares alone: enough
/// to find the pieces of the side to move.
[[nodiscard]] Setup roughly_after(const Notation& notation, const Dialect& dialect, Setup setup,
                                  const std::vector<std::string>& moves);

}  // namespace hurdle::engines
