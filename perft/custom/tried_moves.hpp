// The moves to try with an engine that cannot list its moves. Depends on what stands on the board,
// on hands and on what may promote, not on how pieces move.
#pragma once

#include <string>
#include <vector>

#include "movegen/custom/description.hpp"
#include "movegen/custom/rules/position.hpp"

namespace hurdle::custom {

/// Every conceivable move in Hurdle's notation: each piece of either player to each other square,
/// with and without promotion where it may promote, each kind dropped on each square, the pass.
/// In groups, one for each piece: after a legal move, other moves of its group may no longer be
/// moves of the side to move. Castling is the king's move to another square or onto its rook.
[[nodiscard]] std::vector<std::vector<std::string>> moves_to_try(const Description& facts,
                                                                 const Position& position);

/// A move that is illegal in every game: from an empty square to itself, or on a full board with a
/// piece of the opponent.
[[nodiscard]] std::string illegal_move(const Description& facts, const Position& position);

}  // namespace hurdle::custom
