// The position in which a move is read or written, with its legal moves.
#pragma once

#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::notations {

/// A position, and facts about it that notations need.
struct Place {
  /// `last` is the move that led to the position; the default move if there is none or it is
  /// unknown. `rules` must outlive the place.
  Place(const Referee& rules, const Setup& position, Move last_move = {})
      : referee(rules), setup(position), last(last_move), legal(rules.legal_moves(position)) {}

  [[nodiscard]] const Notation& notation() const noexcept { return referee.notation(); }
  [[nodiscard]] Piece moved(Move move) const noexcept { return setup.at(move.from()); }

  const Referee& referee;
  Setup setup;
  Move last;
  std::vector<Move> legal;  ///< marked with castling and en passant
};

}  // namespace hurdle::notations
