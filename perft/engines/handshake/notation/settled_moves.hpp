// Differences between a search's list of moves and the rules that say nothing about its rules.
#pragma once

#include <map>
#include <string>

#include "movegen/vocab/setup.hpp"
#include "perft/count/division.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {

/// The moves that a search shows, in our text, with two kinds of differences removed:
/// - a legal move without promotion that is not shown, while the same move with promotion is: many
///   Shogi engines never search such moves of pawns, rooks and bishops;
/// - an illegal move of `lost` (our text and the engine's), which the engine scores as mate against
///   the side that plays it: it may find by its search that the move is a foul.
/// Throws EngineError (unsettled) if there is no other difference.
[[nodiscard]] Division settled_moves(const Variant& variant, const Dialect& dialect,
                                     const Setup& setup, Division shown,
                                     const std::map<std::string, std::string>& lost);

}  // namespace hurdle::engines
