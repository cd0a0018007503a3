// Oracle for Pandemonium's clauses P1 to P10.
#include "props/families/pandemonium/oracle.hpp"

namespace hurdle::props {

/// P1, P2.
bool PandemoniumOracle::captures(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const Leap way = leap(from, to);
  const bool rook = rook_way(setup, from, to);
  const bool bishop = bishop_way(setup, from, to);
  const bool king = piece.promoted() && way.step();
  switch (index_of(piece.kind())) {
    case index_of(pandemonium::king):
      return way.step();
    case index_of(pandemonium::queen):
      return rook || bishop;
    case index_of(pandemonium::rook):
      return rook || king;
    case index_of(pandemonium::bishop):
      return bishop || king;
    case index_of(pandemonium::knight):
      return way.knight() || king;
    case index_of(pandemonium::marshal):
      return rook || (piece.promoted() ? bishop : way.knight());
    case index_of(pandemonium::cardinal):
      return bishop || (piece.promoted() ? rook : way.knight());
    default:
      return piece.promoted() ? rook || bishop
                              : std::abs(way.files) == 1 && advance(piece.colour(), from, to) == 1;
  }
}

/// P1, P2, P3.
bool PandemoniumOracle::enters(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  if (!is_pawn(piece)) {
    return captures(setup, from, to);
  }
  const int rank = rank_of(piece.colour(), from);
  const int farthest = rank == 2 ? 3 : rank == 3 ? 2 : 1;
  const int steps = advance(piece.colour(), from, to);
  return from.file() == to.file() && steps >= 1 && steps <= farthest &&
         count_between(setup, from, to) == 0;
}

EnPassant PandemoniumOracle::passed(Square from, Square to) {
  EnPassant squares;
  const int low = std::min(from.rank(), to.rank());
  const int high = std::max(from.rank(), to.rank());
  for (int rank = low + 1; rank < high; ++rank) {
    squares.add(Square(from.file(), rank));
  }
  return squares;
}

bool PandemoniumOracle::pawn_attacks_any(const Setup& setup, const EnPassant& squares) const {
  return std::ranges::any_of(squares, [&](Square square) {
    return std::ranges::any_of(this->squares(), [&](Square from) {
      return is_pawn(setup.at(from)) && setup.at(from).belongs_to(setup.side) &&
             captures(setup, from, square);
    });
  });
}

void PandemoniumOracle::leave_trace(Setup& after, Square from, Square to) const {
  if (!is_pawn(after.at(to)) || std::abs(to.rank() - from.rank()) < 2) {
    return;
  }
  const EnPassant squares = passed(from, to);
  if (pawn_attacks_any(after, squares)) {
    after.en_passant = squares;
  }
}

Square PandemoniumOracle::passing_pawn(const Setup& setup) {
  const Square lowest = *setup.en_passant.begin();
  const Square highest = *(setup.en_passant.end() - 1);
  return setup.side == Colour::white ? Square(lowest.file(), lowest.rank() - 1)
                                     : Square(highest.file(), highest.rank() + 1);
}

bool PandemoniumOracle::special_moves(const Setup& setup, const Visit& visit) const {
  return en_passant_moves(setup, visit) && castling_moves(setup, visit);
}

/// P4.
bool PandemoniumOracle::en_passant_moves(const Setup& setup, const Visit& visit) const {
  for (const Square to : setup.en_passant) {
    for (const Square from : squares()) {
      const Piece piece = setup.at(from);
      if (!is_pawn(piece) || piece.colour() != setup.side || !captures(setup, from, to)) {
        continue;
      }
      Setup after = moved(setup, from, to, piece);
      after.put(passing_pawn(setup), Piece{});
      ++after.hands[index_of(setup.side)][index_of(pandemonium::pawn)];
      if (!visit({Move::board(from, to).marked_en_passant(), after})) {
        return false;
      }
    }
  }
  return true;
}

bool PandemoniumOracle::castling_stands(const Setup& setup, int wing) {
  const Square king = beside_king(setup.side, wing, 0);
  const Square rook = corner(setup.side, wing);
  return setup.at(king) == Piece(setup.side, pandemonium::king) &&
         setup.at(rook) == Piece(setup.side, pandemonium::rook) &&
         count_between(setup, king, rook) == 0;
}

Setup PandemoniumOracle::castled(const Setup& setup, int wing) {
  Setup after = setup;
  after.put(beside_king(setup.side, wing, 0), Piece{});
  after.put(corner(setup.side, wing), Piece{});
  after.put(beside_king(setup.side, wing, 3), Piece(setup.side, pandemonium::king));
  after.put(beside_king(setup.side, wing, 2), Piece(setup.side, pandemonium::rook));
  after.side = opponent(setup.side);
  after.en_passant.clear();
  return after;
}

/// P10.
bool PandemoniumOracle::castling_moves(const Setup& setup, const Visit& visit) const {
  for (const int wing : {-1, 1}) {
    bool safe = castling_stands(setup, wing);
    for (int steps = 0; safe && steps <= 3; ++steps) {
      safe = !attacked(setup, setup.side, beside_king(setup.side, wing, steps));
    }
    const Move move =
        Move::board(beside_king(setup.side, wing, 0), beside_king(setup.side, wing, 3));
    if (safe && !visit({move.marked_castling(), castled(setup, wing)})) {
      return false;
    }
  }
  return true;
}

}  // namespace hurdle::props
