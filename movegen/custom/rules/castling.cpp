// Castling: where king and rook go, what must be empty and unattacked, and how rights are lost.
#include <algorithm>

#include "movegen/custom/rules/reach.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {
namespace {

/// Calls `visit` for every square of a rank from one file to another, both included.
template <class Visit>
void between(Square a, Square b, Visit visit) {
  for (int file = std::min(a.file(), b.file()); file <= std::max(a.file(), b.file()); ++file) {
    visit(Square(file, a.rank()));
  }
}

/// Where the rook stands after castling, in files from the king.
int beside_king(Wing wing) {
  return wing == Wing::king ? -1 : 1;
}

}  // namespace

Square Rules::castled_rook(Square king_to, Wing wing) const {
  return {king_to.file() + beside_king(wing), king_to.rank()};
}

void Rules::castling_moves(const Position& position, VisitMove visit) const {
  const CastlingFacts& castling = facts_.castling;
  const Square king = position.castling_kings[hurdle::index_of(position.side)];
  if (!castling.allowed || !king.exists()) {
    return;
  }
  for (const Wing wing : both_wings) {
    const Square rook = position.rook(position.side, wing);
    const int file = wing == Wing::king ? castling.kingside_file : castling.queenside_file;
    const int beside = file + beside_king(wing);
    if (!rook.exists() || !facts_.size.has(file, king.rank()) ||
        !facts_.size.has(beside, king.rank())) {
      continue;
    }
    Move move = Move::of(Form::castling, king, Square(file, king.rank()));
    move.other = rook;
    move.by_rook = facts_.chess960 || reach(facts_, position, king, Tracks::quiet)[move.to.index()];
    if (may_castle(position, wing, move)) {
      visit(move);
    }
  }
}

bool Rules::may_castle(const Position& position, Wing wing, const Move& move) const {
  bool free = true;
  const auto must_be_empty = [&](Square square) {
    free &= square == move.from || square == move.other || !position.occupied(square);
  };
  between(move.from, move.to, must_be_empty);
  between(move.other, castled_rook(move.to, wing), must_be_empty);
  if (!free || !royals(position, position.side)[move.from.index()]) {
    return free;
  }
  Position lifted = position;
  lifted.put(move.from, Piece{});
  bool safe = royal_attackers(position, move.from, position.side).none();
  between(move.from, move.to, [&](Square square) {
    Position there = lifted;
    there.put(square, position.at(move.from));
    const bool faces = facts_.flying_general && kings_face(facts_, there);
    safe = safe && royal_attackers(lifted, square, position.side).none() && !faces;
  });
  return safe;
}

void Rules::update_rights(const Position& position, const Move& move, Position& next) const {
  if (move.form == Form::drop) {
    if (facts_.castling.dropped_piece) {
      rights_by_drop(move, next, position.side);
    }
    return;
  }
  if (move.form == Form::pass) {
    return;
  }
  for (const Colour colour : both_colours) {
    Square& king = next.castling_kings[hurdle::index_of(colour)];
    const auto goes = [&](Square square) {
      return square.exists() &&
             (square == move.from || square == move.to || !next.at(square));  // or exploded
    };
    const bool king_goes = goes(king);
    for (const Wing wing : both_wings) {
      Square& rook = next.rook(colour, wing);
      if (king_goes || goes(rook)) {
        rook = Square::none();
      }
    }
    if (king_goes) {
      king = Square::none();
    }
  }
  if (move.form == Form::castling && facts_.castling.opposite) {
    const Wing wing = move.other.file() > move.from.file() ? Wing::king : Wing::queen;
    next.rook(opponent(position.side), wing) = Square::none();
  }
}

/// `castlingDroppedPiece`: a king dropped on its file and rooks dropped in the corners may castle.
void Rules::rights_by_drop(const Move& drop, Position& next, Colour colour) const {
  const SideFacts& side = facts_.of(colour);
  const int rank = facts_.size.rank_of(colour, facts_.castling.rank);
  const Square king(facts_.castling.king_file, rank);
  const Piece& there = next.at(king);
  if (!there.belongs_to(colour) || there.type != side.castling_king_piece) {
    return;
  }
  for (const Wing wing : both_wings) {
    const int file = wing == Wing::king
                         ? std::min(facts_.castling.rook_kingside_file, facts_.size.files - 1)
                         : facts_.castling.rook_queenside_file;
    const Piece& rook = next.at(Square(file, rank));
    const bool placed = drop.to == king || drop.to == Square(file, rank);
    if (placed && rook.belongs_to(colour) && contains(side.castling_rook_pieces, rook.type)) {
      next.rook(colour, wing) = Square(file, rank);
      next.castling_kings[hurdle::index_of(colour)] = king;
    }
  }
}

}  // namespace hurdle::custom
