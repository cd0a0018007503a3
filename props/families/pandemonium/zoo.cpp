// Bugs of real programs in Pandemonium: the correct moves, changed.
#include "props/families/zoo.hpp"

#include <algorithm>
#include <cstdlib>

#include "movegen/variants/pandemonium/notation.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

using namespace pandemonium;

template <class Unwanted>
std::vector<Move> without(const Setup& setup, Unwanted unwanted) {
  std::vector<Move> moves = right_moves(notation, setup);
  std::erase_if(moves, unwanted);
  return moves;
}

int own_rank(Colour colour, Square square) {
  return colour == Colour::white ? square.rank() + 1 : 10 - square.rank();
}

bool is_pawn_step(const Setup& setup, Move move, int from_rank, int length) {
  const Piece piece = setup.at(move.from());
  return !move.is_drop() && piece.kind() == pawn && !piece.promoted() &&
         own_rank(setup.side, move.from()) == from_rank &&
         std::abs(move.to().rank() - move.from().rank()) == length;
}

std::vector<Move> no_two_step_from_the_second_rank(const Setup& setup) {
  return without(setup, [&](Move move) { return is_pawn_step(setup, move, 2, 2); });
}

std::vector<Move> no_two_step_from_the_third_rank(const Setup& setup) {
  return without(setup, [&](Move move) { return is_pawn_step(setup, move, 3, 2); });
}

std::vector<Move> no_castling(const Setup& setup) {
  return without(setup, [](Move move) { return move.is_castling(); });
}

std::vector<Move> no_en_passant(const Setup& setup) {
  return without(setup, [](Move move) { return move.is_en_passant(); });
}

/// A piece promotes one move late: when it leaves the last rank. Pawns have no choice.
std::vector<Move> promotes_late(const Setup& setup) {
  return without(setup, [&](Move move) {
    return move.is_promotion() && setup.at(move.from()).kind() != pawn &&
           own_rank(setup.side, move.from()) != 10;
  });
}

/// The promotion zone has this many ranks.
std::vector<Move> camp_of(int ranks, const Setup& setup) {
  std::vector<Move> moves = right_moves(notation, setup);
  const std::size_t right = moves.size();
  for (std::size_t index = 0; index < right; ++index) {
    const Move move = moves[index];
    const Piece piece = setup.at(move.from());
    const bool may = !move.is_drop() && !move.is_castling() && !move.is_promotion() &&
                     !piece.promoted() && notation.of(piece.kind()).promotes;
    const Move promoting = Move::promotion(move.from(), move.to());
    const auto is_there = [&](Move one) { return one.plain() == promoting; };
    const int nearest =
        std::max(own_rank(setup.side, move.from()), own_rank(setup.side, move.to()));
    if (may && nearest > 10 - ranks && std::ranges::none_of(moves, is_there)) {
      moves.push_back(move.is_en_passant() ? promoting.marked_en_passant() : promoting);
    }
  }
  return moves;
}

/// Mate by a dropped pawn is allowed.
std::vector<Move> pawn_drops_mate(const Setup& setup) {
  std::vector<Move> moves = right_moves(notation, setup);
  const Referee& rules = find_variant(notation.name)->referee;
  if (setup.held(setup.side, pawn) == 0) {
    return moves;
  }
  for (std::size_t index = 0; index < square_count; ++index) {
    const Move drop = Move::drop(pawn, Square::at(index));
    if (!setup.board[index]) {
      const Verdict verdict = rules.explain(setup, drop);
      if (!verdict.legal && verdict.clause == "P9") {
        moves.push_back(drop);
      }
    }
  }
  return moves;
}

/// Each of several equal pieces in hand is listed separately.
std::vector<Move> drops_listed_each(const Setup& setup) {
  std::vector<Move> moves = right_moves(notation, setup);
  const std::vector<Move> once = moves;
  for (const Move move : once) {
    for (int more = 1; move.is_drop() && more < setup.held(setup.side, move.kind()); ++more) {
      moves.push_back(move);
    }
  }
  return moves;
}

const ListMoves camp_of_two = [](const Setup& setup) { return camp_of(2, setup); };
const ListMoves camp_of_three = [](const Setup& setup) { return camp_of(3, setup); };

const RegisteredZoo zoo({
    {"no-two-step-from-the-second-rank",
     notation,
     "small programs",
     no_two_step_from_the_second_rank,
     {"three-or-one"}},
    {"no-two-step-from-the-third-rank",
     notation,
     "small programs",
     no_two_step_from_the_third_rank,
     {"third-rank-one"}},
    {"no-castling", notation, "small programs", no_castling, {"no-castling"}},
    {"no-en-passant", notation, "small programs", no_en_passant, {"no-en-passant"}},
    {"promotes-a-move-late",
     notation,
     "small programs",
     promotes_late,
     {"no-promotion-by-arriving"}},
    {"camp-of-two-ranks",
     notation,
     "vchess",
     camp_of_two,
     {"camp-of-two-ranks"},
     "camp-of-two-ranks"},
    {"camp-of-three-ranks",
     notation,
     "programs that began as Shogi",
     camp_of_three,
     {"camp-of-three-ranks"},
     "camp-of-three-ranks"},
    {"pawn-drops-mate",
     notation,
     "Fairy-Stockfish 7 and 48",
     pawn_drops_mate,
     {"pawn-drop-mates"},
     "pawn-drop-mates"},
    {"drops-listed-each",
     notation,
     "small programs",
     drops_listed_each,
     {"equal-pieces-in-hand-counted-each"}},
});

}  // namespace
}  // namespace hurdle::props
