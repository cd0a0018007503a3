// Oracle for Nine elder's clauses N1 to N11.
#include "props/families/nine-elder/oracle.hpp"

namespace hurdle::props {

bool NineElderOracle::dragon_way(const Setup& setup, Square from, Square to) const {
  const Leap way = leap(from, to);
  return rook_way(setup, from, to) || (!literal() && way.step() && way.diagonal());
}

bool NineElderOracle::horse_way(const Setup& setup, Square from, Square to) const {
  const Leap way = leap(from, to);
  if (literal()) {
    return rook_way(setup, from, to) || (way.step() && way.diagonal());
  }
  return bishop_way(setup, from, to) || (way.step() && way.orthogonal());
}

bool NineElderOracle::cassia_leap(const Setup& setup, Square from, Square to) const {
  const Leap way = leap(from, to);
  if (!way.knight()) {
    return false;
  }
  const Square beside(from.file() + way.files / 2, from.rank() + way.ranks / 2);
  return leaping() || !setup.at(beside);
}

/// All pieces except cannon and van, which capture differently from how they move.
bool NineElderOracle::reaches(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const Colour colour = piece.colour();
  const bool promoted = piece.promoted();
  switch (index_of(piece.kind())) {
    case index_of(nine_elder::jade):
      return leap(from, to).step();
    case index_of(nine_elder::incense):
      return promoted ? dragon_way(setup, from, to) : rook_way(setup, from, to);
    case index_of(nine_elder::angle):
      return promoted ? horse_way(setup, from, to) : bishop_way(setup, from, to);
    case index_of(nine_elder::gold):
      return gold_step(colour, from, to);
    case index_of(nine_elder::silver):
      return promoted ? gold_step(colour, from, to) : silver_step(colour, from, to);
    case index_of(nine_elder::cassia):
      return promoted ? gold_step(colour, from, to) : cassia_leap(setup, from, to);
    default:
      return promoted ? gold_step(colour, from, to)
                      : from.file() == to.file() && advance(colour, from, to) == 1;
  }
}

/// N3, N4.
bool NineElderOracle::enters(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const bool cannon = piece.kind() == nine_elder::cannon;
  if (!cannon && piece.kind() != nine_elder::van) {
    return reaches(setup, from, to);
  }
  if (!leap(from, to).orthogonal()) {
    return false;
  }
  const int between = count_between(setup, from, to);
  if (piece.promoted()) {
    return between <= 1;
  }
  return between == (cannon ? 1 : 0);
}

Turn NineElderOracle::turn(Piece piece, Square from, Square to) const {
  const bool arrives = in_camp(piece.colour(), to);
  if (!shogi()) {
    return arrives ? Turn::must : Turn::never;
  }
  if (is_pawn(piece) && rank_of(piece.colour(), to) == 9) {
    return Turn::must;
  }
  return arrives || in_camp(piece.colour(), from) ? Turn::may : Turn::never;
}

Refusal NineElderOracle::drop_square(const Setup& setup, Kind kind, Square to) const {
  if (kind != nine_elder::pawn) {
    return Refusal::none;
  }
  if (rank_of(setup.side, to) == 9) {
    return Refusal::rank;
  }
  for (int rank = 0; rank < 9; ++rank) {
    if (setup.at(Square(to.file(), rank)) == Piece(setup.side, nine_elder::pawn)) {
      return Refusal::file;
    }
  }
  return Refusal::none;
}

}  // namespace hurdle::props
