// Bugs of real programs in Makpong and Makruk: the correct moves, changed.
#include "props/families/zoo.hpp"

#include <algorithm>

#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/makruk/notation.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

using makpong::king;
using makpong::pawn;
using makpong::queen;

Square king_of(const Setup& setup, Colour colour) {
  const auto found = std::ranges::find(setup.board, Piece(colour, king));
  return Square::at(static_cast<std::size_t>(found - setup.board.begin()));
}

/// Makruk's moves in a game of Makpong, and the reverse.
std::vector<Move> as_makruk(const Setup& setup) {
  return right_moves(makruk::notation, setup);
}
std::vector<Move> as_makpong(const Setup& setup) {
  return right_moves(makpong::notation, setup);
}

/// Pawns promote on the seventh rank, one rank late.
std::vector<Move> promotes_late(const Setup& setup) {
  std::vector<Move> moves = right_moves(makpong::notation, setup);
  const int rank = setup.side == Colour::white ? 6 : 1;
  for (Move& move : moves) {
    if (move.is_promotion()) {
      move = Move::board(move.from(), move.to());
    } else if (setup.at(move.from()).kind() == pawn && move.to().rank() == rank) {
      move = Move::promotion_to(move.from(), move.to(), queen);
    }
  }
  return moves;
}

/// In double check the king may capture a checker.
std::vector<Move> captures_in_double_check(const Setup& setup) {
  std::vector<Move> moves = right_moves(makpong::notation, setup);
  const auto checkers = find_variant("makpong")->referee.checking_pieces(setup);
  const Square from = king_of(setup, setup.side);
  for (const Checker& checker : checkers) {
    const Square to = checker.where;
    const bool beside =
        std::abs(from.file() - to.file()) <= 1 && std::abs(from.rank() - to.rank()) <= 1;
    if (checkers.size() > 1 && beside &&
        stays_safe(makpong::notation, setup, Move::board(from, to))) {
      moves.push_back(Move::board(from, to));
    }
  }
  return moves;
}

ListMoves pseudo_legal(const Notation& variant) {
  return [&variant](const Setup& setup) { return pseudo_legal_moves(variant, setup); };
}

constexpr const char* until_captured = "programs that play until a king is captured";

const RegisteredZoo zoo({
    {"plays-makruk",
     makpong::notation,
     "programs that are told to play makruk instead",
     as_makruk,
     {"king-flees-check", "king-flees-double-check"},
     "makruk"},
    {"promotes-a-rank-late",
     makpong::notation,
     "small programs",
     promotes_late,
     {"promotes-a-rank-late"}},
    {"captures-in-double-check",
     makpong::notation,
     "Fairy-Stockfish 72",
     captures_in_double_check,
     {"king-takes-either-checker"}},
    {"pseudo-legal",
     makpong::notation,
     until_captured,
     pseudo_legal(makpong::notation),
     {"pseudo-legal", "king-flees-check", "king-flees-double-check"}},
    {"plays-makpong",
     makruk::notation,
     "programs that know Makpong alone",
     as_makpong,
     {"king-in-check-takes-only", "king-stays-in-double-check"},
     "makpong"},
    {"pseudo-legal",
     makruk::notation,
     until_captured,
     pseudo_legal(makruk::notation),
     {"pseudo-legal"},
     "pseudo-legal"},
});

}  // namespace
}  // namespace hurdle::props
