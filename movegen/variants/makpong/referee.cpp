// Simplified Makpong's rules on a mailbox board, clause by clause. Explanations are in
// referee_words.cpp.
#include "movegen/variants/makpong/referee.hpp"

#include <fmt/format.h>

namespace hurdle::makpong {

void MakpongReferee::targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  const Step ahead{0, forward(setup.at(from).colour())};
  switch (index_of(setup.at(from).kind())) {
    case index_of(king):  // M1: one step in any direction; no castling
      return here.steps(from, all_steps, visit);
    case index_of(queen):  // M2: one step diagonally
      return here.steps(from, diagonal_steps, visit);
    case index_of(bishop):  // M3: one step diagonally or straight forward
      here.steps(from, diagonal_steps, visit);
      return here.stand(here.neighbour(from, ahead), visit);
    case index_of(knight):  // M1: the knight's leap of chess, over any pieces
      return here.steps(from, knight_leaps, visit);
    case index_of(rook):  // M1: any distance along ranks and files
      return here.rays(from, orthogonal_steps, visit);
    case index_of(pawn):
      pawn_advances(setup, from, visit);
      return pawn_captures(setup, from, visit);
    default:
      return;
  }
}

// ---- The pieces ---------------------------------------------------------------------------------

// M4: one step straight forward, never capturing; no double step.
void MakpongReferee::pawn_advances(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  const Square to = here.neighbour(from, {0, forward(setup.at(from).colour())});
  if (here.empty(to)) {
    visit(to);
  }
}

// M4: captures one step diagonally forward; no en passant.
void MakpongReferee::pawn_captures(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const int side : {-1, 1}) {
    const Square to = here.neighbour(from, {side, forward(setup.at(from).colour())});
    if (here.enemy(to)) {
      visit(to);
    }
  }
}

// M5: rank 6 for White, rank 3 for Black.
int MakpongReferee::promotion_rank(Colour colour) const {
  return colour == Colour::white ? 5 : 2;
}

// M5: a pawn reaching that rank becomes a queen, without a choice.
void MakpongReferee::write_moves(const Setup& setup, Square from, Square to,
                                 VisitMove visit) const {
  const Piece piece = setup.at(from);
  if (piece.kind() == pawn && to.rank() == promotion_rank(piece.colour())) {
    return visit(Move::promotion_to(from, to, queen));
  }
  visit(Move::board(from, to));
}

// ---- The king in check --------------------------------------------------------------------------

// M6 and M7 restrict the king alone; other pieces may answer a check as usual (C5).
bool MakpongReferee::permitted(const Setup& setup, Move move, const Setup& /*next*/) const {
  if (setup.at(move.from()).kind() != king) {
    return true;
  }
  int count = 0;
  Square checker;
  for_each_square([&](Square square) {
    if (setup.at(square).belongs_to(opponent(setup.side)) && reaches(setup, square, move.from())) {
      ++count;
      checker = square;
    }
  });
  if (count == 0) {
    return true;
  }
  return count == 1 ? king_may_answer(setup, move, checker)
                    : king_may_answer_double_check(setup, move);
}

// M6: it may only capture the checking piece, and C5 requires that it is safe there.
bool MakpongReferee::king_may_answer(const Setup& /*setup*/, Move move, Square checker) const {
  return move.to() == checker;
}

// M7: it may not move at all.
bool MakpongReferee::king_may_answer_double_check(const Setup& /*setup*/, Move /*move*/) const {
  return false;
}

// ---- Invalid positions (C8) ---------------------------------------------------------------------

std::optional<InvalidReason> MakpongReferee::too_many(const Setup& setup) const {
  if (std::optional<InvalidReason> invalid = BaseReferee::too_many(setup)) {
    return invalid;
  }
  constexpr int pawns_and_queens = 9;
  for (const Colour colour : both_colours) {
    int count = 0;
    Square surplus;
    for_each_square([&](Square square) {
      const Piece piece = setup.at(square);
      const bool counts = piece.is(colour, pawn) || piece.is(colour, queen);
      if (counts && ++count == pawns_and_queens + 1) {
        surplus = square;
      }
    });
    if (count > pawns_and_queens) {
      return InvalidReason{
          "C8", surplus,
          fmt::format("{} has {} pawns and queens together (one too many is on {}); every "
                      "queen but one was a pawn, so at most {} are owned.",
                      side_name(colour), count, to_text(surplus), pawns_and_queens)};
    }
  }
  return std::nullopt;
}

std::optional<InvalidReason> MakpongReferee::misplaced(const Setup& setup, Square square) const {
  constexpr int first_rank_of_pawns = 3;
  const Piece piece = setup.at(square);
  if (piece.kind() == pawn) {
    const std::string where =
        fmt::format("{}'s pawn on {}", side_name(piece.colour()), to_text(square));
    const int steps = (square.rank() - promotion_rank(piece.colour())) * forward(piece.colour());
    if (steps >= 0) {
      return InvalidReason{"M5", square,
                           where + " would have become a queen when it reached its sixth rank."};
    }
    if (own_rank(piece.colour(), square) < first_rank_of_pawns) {
      return InvalidReason{
          "M4", square, where + " is behind the rank where pawns start, and none goes backward."};
    }
  }
  return BaseReferee::misplaced(setup, square);
}

}  // namespace hurdle::makpong
