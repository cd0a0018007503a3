// Captures that destroy more than the captured piece: blasts and stone.
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

/// `mutuallyImmuneTypes`: whether a piece of the type `by` cannot capture this one.
bool Rules::immune(const Piece& taken, Type by) const {
  return taken.type == by && contains(facts_.blast.mutually_immune, by);
}

/// After a capture on `to`: the capturing piece turns to stone, or vanishes with all pieces next to
/// it. Pawns beside it and immune pieces stay.
void Rules::blast(const Position& position, const Move& move, Position& next) const {
  const Type by = position.at(move.from).type;
  if (contains(facts_.blast.petrify, by)) {
    next.put(move.to, Piece{});
    next.walls.set(move.to.index());
  }
  if (!facts_.blast.on_capture) {
    return;
  }
  next.en_passant.reset();
  for (int file = move.to.file() - 1; file <= move.to.file() + 1; ++file) {
    for (int rank = move.to.rank() - 1; rank <= move.to.rank() + 1; ++rank) {
      if (!facts_.size.has(file, rank)) {
        continue;
      }
      const Square square(file, rank);
      Piece piece = next.at(square);
      const bool stays = contains(facts_.blast.immune, piece.type) ||
                         (piece.type == Type::pawn && square != move.to);
      if (piece && !stays) {
        piece.type = piece.was_pawn ? Type::pawn : piece.type;
        piece.was_pawn = false;
        take(next, piece, opponent(piece.colour));
        next.put(square, Piece{});
        if (facts_.blast.petrify_blast_pieces && square != move.to) {
          next.walls.set(square.index());
        }
      }
    }
  }
}

}  // namespace hurdle::custom
