// Oracle for chess's clauses H1 to H8.
#include "props/families/chess/oracle.hpp"

namespace hurdle::props {
namespace {

/// Whether all squares of a rank from `from` to `to` are empty, except `king` and `rook`.
bool is_free(const Setup& setup, Square from, Square to, Square king, Square rook) {
  const int first = std::min(from.file(), to.file());
  const int last = std::max(from.file(), to.file());
  for (int file = first; file <= last; ++file) {
    const Square square(file, from.rank());
    if (square != king && square != rook && setup.at(square)) {
      return false;
    }
  }
  return true;
}

/// H8: a piece that leaves a square of the first rank, or is captured there, loses its right.
void end_right(Setup& setup, Colour colour, Square square) {
  if (ChessOracle::rank_of(colour, square) == 1) {
    unsigned rights = setup.rights[index_of(colour)];
    rights &= ~(1U << static_cast<unsigned>(square.file()));
    setup.rights[index_of(colour)] = static_cast<std::uint16_t>(rights);
  }
}

}  // namespace

/// H1, H2.
bool ChessOracle::captures(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const Leap way = leap(from, to);
  switch (index_of(piece.kind())) {
    case index_of(chess::king):
      return way.step();
    case index_of(chess::queen):
      return rook_way(setup, from, to) || bishop_way(setup, from, to);
    case index_of(chess::rook):
      return rook_way(setup, from, to);
    case index_of(chess::bishop):
      return bishop_way(setup, from, to);
    case index_of(chess::knight):
      return way.knight();
    default:
      return std::abs(way.files) == 1 && advance(piece.colour(), from, to) == 1;
  }
}

/// H2, H3.
bool ChessOracle::enters(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  if (piece.kind() != chess::pawn) {
    return captures(setup, from, to);
  }
  const int steps = advance(piece.colour(), from, to);
  const int farthest = rank_of(piece.colour(), from) == 2 ? 2 : 1;
  return from.file() == to.file() && steps >= 1 && steps <= farthest &&
         count_between(setup, from, to) == 0;
}

std::vector<Piece> ChessOracle::promotions(Piece piece) const {
  if (piece.kind() != chess::pawn) {
    return {};
  }
  std::vector<Piece> all;
  for (const Kind kind : {chess::queen, chess::rook, chess::bishop, chess::knight}) {
    all.push_back(became(piece.colour(), kind));
  }
  return all;
}

Turn ChessOracle::turn(Piece piece, Square /*from*/, Square to) const {
  return rank_of(piece.colour(), to) == 8 ? Turn::must : Turn::never;
}

bool ChessOracle::pawn_attacks(const Setup& setup, Square square) const {
  return std::ranges::any_of(squares(), [&](Square from) {
    return setup.at(from).is(setup.side, chess::pawn) && captures(setup, from, square);
  });
}

Square ChessOracle::passing_pawn(const Setup& setup) {
  const Square passed = *setup.en_passant.begin();
  return {passed.file(), passed.rank() - forward(setup.side)};
}

/// H3, H4, H8.
void ChessOracle::leave_trace(Setup& after, Square from, Square to) const {
  const Piece moved = after.at(to);
  const Colour own = opponent(after.side);
  if (moved.kind() == chess::pawn && std::abs(to.rank() - from.rank()) == 2) {
    const Square passed(from.file(), (from.rank() + to.rank()) / 2);
    if (pawn_attacks(after, passed)) {
      after.en_passant.add(passed);
    }
  }
  if (moved.kind() == chess::king) {
    after.rights[index_of(own)] = 0;
  }
  end_right(after, own, from);
  end_right(after, opponent(own), to);
}

bool ChessOracle::special_moves(const Setup& setup, const Visit& visit) const {
  return passing_captures(setup, visit) && castling_moves(setup, visit);
}

/// H4.
bool ChessOracle::passing_captures(const Setup& setup, const Visit& visit) const {
  for (const Square to : setup.en_passant) {
    for (const Square from : squares()) {
      const Piece piece = setup.at(from);
      if (!piece.is(setup.side, chess::pawn) || !captures(setup, from, to)) {
        continue;
      }
      Setup after = moved(setup, from, to, piece);
      after.put(passing_pawn(setup), Piece{});
      if (notation().hands) {
        ++after.hands[index_of(setup.side)][index_of(chess::pawn)];
      }
      if (!visit({Move::board(from, to).marked_en_passant(), after})) {
        return false;
      }
    }
  }
  return true;
}

ChessOracle::Castling ChessOracle::castling_with(const Setup& setup, int rook_file) const {
  const Square king = royal_of(setup, setup.side);
  const int home = setup.side == Colour::white ? 0 : 7;
  const bool kings_side = rook_file > king.file();
  return {king, Square(rook_file, home), Square(kings_side ? 6 : 2, home),
          Square(kings_side ? 5 : 3, home)};
}

bool ChessOracle::castling_stands(const Setup& setup, int rook_file) const {
  if (!has_right(setup, setup.side, rook_file)) {
    return false;
  }
  const Castling castling = castling_with(setup, rook_file);
  if (!starts_anywhere()) {
    return count_between(setup, castling.king, castling.rook) == 0;
  }
  return is_free(setup, castling.king, castling.king_goal, castling.king, castling.rook) &&
         is_free(setup, castling.rook, castling.rook_goal, castling.king, castling.rook);
}

Setup ChessOracle::castled(const Setup& setup, const Castling& castling) {
  Setup after = setup;
  after.put(castling.king, Piece{});
  after.put(castling.rook, Piece{});
  after.put(castling.king_goal, setup.at(castling.king));
  after.put(castling.rook_goal, setup.at(castling.rook));
  after.rights[index_of(setup.side)] = 0;
  after.side = opponent(setup.side);
  after.en_passant.clear();
  return after;
}

Move ChessOracle::castling_move(const Castling& castling) const {
  const Square named = starts_anywhere() ? castling.rook : castling.king_goal;
  return Move::board(castling.king, named).marked_castling();
}

/// H6, H7. The king's destination is tested after the move, like that of every move.
bool ChessOracle::castling_moves(const Setup& setup, const Visit& visit) const {
  if (royal_attacked(setup, setup.side)) {
    return true;
  }
  for (int file = 0; file < 8; ++file) {
    if (!castling_stands(setup, file)) {
      continue;
    }
    const Castling castling = castling_with(setup, file);
    const int first = std::min(castling.king.file(), castling.king_goal.file());
    const int last = std::max(castling.king.file(), castling.king_goal.file());
    bool safe = true;
    for (int crossed = first + 1; safe && crossed < last; ++crossed) {
      safe = !attacked(setup, setup.side, Square(crossed, castling.king.rank()));
    }
    if (safe && !visit({castling_move(castling), castled(setup, castling)})) {
      return false;
    }
  }
  return true;
}

}  // namespace hurdle::props
