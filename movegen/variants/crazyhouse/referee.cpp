// The clauses that Crazyhouse adds to chess, and their explanations.
#include "movegen/variants/crazyhouse/referee.hpp"

#include <fmt/format.h>

namespace hurdle::crazyhouse {

bool CrazyhouseReferee::may_drop(const Setup& /*setup*/, Kind kind, Square to) const {
  return kind != pawn || pawn_may_be_dropped_on(to);
}

bool CrazyhouseReferee::pawn_may_be_dropped_on(Square to) const {
  return to.rank() != 0 && to.rank() != notation().ranks - 1;
}

// Z2: a promoted pawn is marked; later moves keep the mark.
Piece CrazyhouseReferee::piece_after(Piece moved, Move move) const {
  return move.is_promotion() ? Piece(moved.colour(), move.kind(), true) : moved;
}

// Z1, Z2: into the hand of the capturing player, a promoted piece as a pawn.
void CrazyhouseReferee::take(Setup& next, Piece captured) const {
  const Kind kind = captured.promoted() ? pawn : captured.kind();
  ++next.hands[index_of(opponent(captured.colour()))][index_of(kind)];
}

// C8, with every promoted piece counted as a pawn.
std::optional<InvalidReason> CrazyhouseReferee::too_many(const Setup& setup) const {
  Setup counted = setup;
  for_each_square([&](Square square) {
    const Piece piece = setup.at(square);
    if (piece.promoted()) {
      counted.put(square, Piece(piece.colour(), pawn));
    }
  });
  return ChessReferee::too_many(counted);
}

std::optional<InvalidReason> CrazyhouseReferee::invalid_board(const Setup& setup) const {
  return right_without_rook(setup);
}

Reason CrazyhouseReferee::why_no_drop(const Setup& setup, Move move) const {
  const bool held = setup.held(setup.side, move.kind()) > 0;
  if (!held || setup.at(move.to())) {
    return ChessReferee::why_no_drop(setup, move);
  }
  return {"Z4", fmt::format("no pawn is dropped on rank 1 or {}", notation().ranks)};
}

}  // namespace hurdle::crazyhouse
