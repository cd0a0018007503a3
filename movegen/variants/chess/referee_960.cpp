// Chess960's castling (H7): the clause and its explanations. Everything else is chess.

#include "movegen/referee/direction.hpp"
#include "movegen/variants/chess/referee.hpp"

namespace hurdle::chess {

bool Chess960Referee::castling_way_is_free(const Setup& setup, const Castling& asked) const {
  return !castling_obstacle(setup, asked).exists();
}

Square Chess960Referee::castling_obstacle(const Setup& setup, const Castling& asked) const {
  const Square block = castling_block(setup, asked, asked.king, asked.king_goal);
  return block.exists() ? block : castling_block(setup, asked, asked.rook, asked.rook_goal);
}

Move Chess960Referee::castling_move(const Castling& asked) const {
  return Move::board(asked.king, asked.rook);
}

// The king "captures" its own rook, which no other move does.
std::optional<int> Chess960Referee::castling_file(const Setup& setup, Move move) const {
  const int home = home_rank(setup.side);
  if (move.from().rank() != home || move.to().rank() != home ||
      !setup.at(move.to()).is(setup.side, notation().castles_with)) {
    return std::nullopt;
  }
  return move.to().file();
}

Reason Chess960Referee::castling_rule() const {
  return {"H7",
          "castling, as king and rook have the right, nothing else stands on their ways and no "
          "square from the king's to its goal is attacked"};
}

std::optional<Reason> Chess960Referee::why_not_written_so(const Setup& /*setup*/, Square from,
                                                          Square to) const {
  if (from.rank() != to.rank() || distance(from, to) < 2) {
    return std::nullopt;
  }
  return Reason{"H7", "castling is written as the king's square and the rook's"};
}

}  // namespace hurdle::chess
