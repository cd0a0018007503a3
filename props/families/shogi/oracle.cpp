// Oracle for Shogi's clauses S1 to S14.
#include "props/families/shogi/oracle.hpp"

namespace hurdle::props {

bool ShogiOracle::knight_leap(Colour colour, Square from, Square to) {
  return leap(from, to).knight() && advance(colour, from, to) == 2;
}

bool ShogiOracle::lance_way(const Setup& setup, Square from, Square to) {
  return from.file() == to.file() && advance(setup.at(from).colour(), from, to) > 0 &&
         count_between(setup, from, to) == 0;
}

bool ShogiOracle::pawn_step(Colour colour, Square from, Square to) {
  return from.file() == to.file() && advance(colour, from, to) == 1;
}

bool ShogiOracle::promoted_goes(const Setup& setup, Square from, Square to) {
  switch (index_of(setup.at(from).kind())) {
    case index_of(shogi::rook):
      return rook_way(setup, from, to) || leap(from, to).step();
    case index_of(shogi::bishop):
      return bishop_way(setup, from, to) || leap(from, to).step();
    default:
      return gold_step(setup.at(from).colour(), from, to);
  }
}

bool ShogiOracle::captures(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  if (piece.promoted()) {
    return promoted_goes(setup, from, to);
  }
  switch (index_of(piece.kind())) {
    case index_of(shogi::king):
      return leap(from, to).step();
    case index_of(shogi::rook):
      return rook_way(setup, from, to);
    case index_of(shogi::bishop):
      return bishop_way(setup, from, to);
    case index_of(shogi::gold):
      return gold_step(piece.colour(), from, to);
    case index_of(shogi::silver):
      return silver_step(piece.colour(), from, to);
    case index_of(shogi::knight):
      return knight_leap(piece.colour(), from, to);
    case index_of(shogi::lance):
      return lance_way(setup, from, to);
    default:
      return pawn_step(piece.colour(), from, to);
  }
}

int ShogiOracle::ranks_needed(Kind kind) {
  switch (index_of(kind)) {
    case index_of(shogi::pawn):
    case index_of(shogi::lance):
      return 1;
    case index_of(shogi::knight):
      return 2;
    default:
      return 0;
  }
}

Turn ShogiOracle::turn(Piece piece, Square from, Square to) const {
  if (rank_of(piece.colour(), to) + ranks_needed(piece.kind()) > 9) {
    return Turn::must;
  }
  return in_camp(piece.colour(), from) || in_camp(piece.colour(), to) ? Turn::may : Turn::never;
}

Refusal ShogiOracle::drop_square(const Setup& setup, Kind kind, Square to) const {
  if (rank_of(setup.side, to) + ranks_needed(kind) > 9) {
    return Refusal::rank;
  }
  if (kind != shogi::pawn) {
    return Refusal::none;
  }
  for (int rank = 0; rank < 9; ++rank) {
    if (setup.at(Square(to.file(), rank)) == Piece(setup.side, shogi::pawn)) {
      return Refusal::file;
    }
  }
  return Refusal::none;
}

}  // namespace hurdle::props
