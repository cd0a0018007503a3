// What mutants of several games do to the clauses that end games: to mate and stalemate, repetition
// and perpetual check.
#pragma once

#include "movegen/mutants/end_mutant.hpp"

namespace hurdle::mutation {

/// How a clause's end is told, for `told_as`.
using Told = std::function<End(End, const GameHistory&)>;

[[nodiscard]] inline End draws(End end, const GameHistory& /*game*/) {
  return as_draw(std::move(end));
}
[[nodiscard]] inline End turns_round(End end, const GameHistory& /*game*/) {
  return turned_round(std::move(end));
}
/// The same end by another clause.
[[nodiscard]] Told told_by(std::string_view clause);
/// Who is to move loses, by this clause.
[[nodiscard]] Told loses_by(std::string_view clause);

// ---- When a clause ends a game, for `ends_only_if` and `also_draws` ----------------------------

[[nodiscard]] inline bool white_is_to_move(const GameHistory& game) {
  return game.setup().side == Colour::white;
}
[[nodiscard]] inline bool black_is_to_move(const GameHistory& game) {
  return game.setup().side == Colour::black;
}
[[nodiscard]] inline bool quiet_for_fifty_moves(const GameHistory& game) {
  return game.setup().half >= 100;
}
[[nodiscard]] inline bool began_otherwise(const GameHistory& game) {
  return !began_so(game);
}

// ---- Who gives perpetual check ------------------------------------------------------------------

/// The check by the last ply alone decides.
[[nodiscard]] Change<EndHooks> one_check_is_perpetual();
/// Perpetual check of one player is seen.
[[nodiscard]] Change<EndHooks> perpetual_only_by(Colour seen);
/// Perpetual check is seen only of the side to move in the repeated state, or only of the other.
[[nodiscard]] Change<EndHooks> perpetual_only_by_mover(bool to_move);

}  // namespace hurdle::mutation
