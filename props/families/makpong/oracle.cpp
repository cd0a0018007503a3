// Oracle for Simplified Makpong's clauses M1 to M7.
#include "props/families/makpong/oracle.hpp"

namespace hurdle::props {

bool MakpongOracle::captures(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const Leap way = leap(from, to);
  const int ahead = advance(piece.colour(), from, to);
  const bool diagonal_step = way.step() && way.diagonal();
  switch (index_of(piece.kind())) {
    case index_of(makpong::king):
      return way.step();
    case index_of(makpong::queen):
      return diagonal_step;
    case index_of(makpong::bishop):
      return diagonal_step || (way.files == 0 && ahead == 1);
    case index_of(makpong::knight):
      return way.knight();
    case index_of(makpong::rook):
      return rook_way(setup, from, to);
    default:
      return diagonal_step && ahead == 1;
  }
}

bool MakpongOracle::enters(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  if (piece.kind() != makpong::pawn) {
    return captures(setup, from, to);
  }
  return from.file() == to.file() && advance(piece.colour(), from, to) == 1;
}

/// M6, M7: a king in check may only capture the checker, and only if there is one checker.
bool MakpongOracle::forbidden(const Setup& setup, const Played& played) const {
  if (setup.at(played.move.from()).kind() != makpong::king) {
    return false;
  }
  const std::vector<Square> giving = checkers(setup, setup.side);
  return !giving.empty() && (giving.size() > 1 || played.move.to() != giving.front());
}

}  // namespace hurdle::props
