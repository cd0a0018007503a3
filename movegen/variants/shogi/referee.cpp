// Shogi's rules on a mailbox board, clause by clause. Explanations are in referee_words.cpp.
#include "movegen/variants/shogi/referee.hpp"

#include <fmt/format.h>

#include <array>

namespace hurdle::shogi {
namespace {

constexpr int camp_ranks = 3;

}  // namespace

void ShogiReferee::targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  const Piece piece = setup.at(from);
  const int ahead = forward(piece.colour());
  const std::array<Step, 1> straight_forward{{{0, ahead}}};
  const std::array<Step, 2> diagonally_forward{{{-1, ahead}, {1, ahead}}};
  const std::array<Step, 2> leaps{{{-1, 2 * ahead}, {1, 2 * ahead}}};
  // S5 to S8: promoted silver, knight, lance and pawn move as a gold.
  const bool is_gold = piece.promoted() && piece.kind() != rook && piece.kind() != bishop;
  switch (index_of(is_gold ? gold : piece.kind())) {
    case index_of(king):  // S1: one step in any direction
      return here.steps(from, all_steps, visit);
    case index_of(rook):  // S2: any distance along ranks and files; the dragon also as a king
      here.rays(from, orthogonal_steps, visit);
      if (piece.promoted()) {
        here.steps(from, diagonal_steps, visit);
      }
      return;
    case index_of(bishop):  // S3: any distance along diagonals; the horse also as a king
      here.rays(from, diagonal_steps, visit);
      if (piece.promoted()) {
        here.steps(from, orthogonal_steps, visit);
      }
      return;
    case index_of(gold):  // S4: one step straight, or diagonally forward
      here.steps(from, orthogonal_steps, visit);
      return here.steps(from, diagonally_forward, visit);
    case index_of(silver):  // S5: one step diagonally, or straight forward
      here.steps(from, diagonal_steps, visit);
      return here.steps(from, straight_forward, visit);
    case index_of(knight):  // S6: two ranks forward and one file aside, over any pieces
      return here.steps(from, leaps, visit);
    case index_of(lance):  // S7: any distance straight forward
      return here.rays(from, straight_forward, visit);
    case index_of(pawn):  // S8: one step straight forward, moving and capturing alike
      return here.steps(from, straight_forward, visit);
    default:
      return;
  }
}

// ---- Promotion ----------------------------------------------------------------------------------

bool ShogiReferee::in_enemy_camp(Colour colour, Square square) const {
  return own_rank(colour, square) > notation().ranks - camp_ranks;
}

// S9: the move starts in the camp or ends in it.
bool ShogiReferee::may_promote(const Setup& setup, Square from, Square to) const {
  const Colour own = setup.at(from).colour();
  return in_enemy_camp(own, from) || in_enemy_camp(own, to);
}

// S9: a pawn or a lance that reaches the last rank, a knight that reaches either of the last two.
bool ShogiReferee::must_promote(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const int ranks_ahead = notation().ranks - own_rank(piece.colour(), to);
  switch (index_of(piece.kind())) {
    case index_of(pawn):
    case index_of(lance):
      return ranks_ahead == 0;
    case index_of(knight):
      return ranks_ahead < 2;
    default:
      return false;
  }
}

void ShogiReferee::write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const {
  const bool promotable = may_still_promote(setup.at(from));
  if (promotable && may_promote(setup, from, to)) {
    visit(Move::promotion(from, to));
  }
  if (!promotable || !must_promote(setup, from, to)) {
    visit(Move::board(from, to));
  }
}

// ---- Drops --------------------------------------------------------------------------------------

bool ShogiReferee::may_drop(const Setup& setup, Kind kind, Square to) const {
  return leaves_a_move(setup.side, kind, to) &&
         (kind != pawn || pawn_may_be_dropped_on_file(setup, to));
}

// S12: a pawn and a lance need at least one rank ahead of them, a knight two.
bool ShogiReferee::leaves_a_move(Colour colour, Kind kind, Square to) const {
  const int rank = own_rank(colour, to);
  if (kind == knight) {
    return rank + 2 <= notation().ranks;
  }
  return (kind != pawn && kind != lance) || rank + 1 <= notation().ranks;
}

bool ShogiReferee::pawn_may_be_dropped_on_file(const Setup& setup, Square to) const {
  return !lowest_on_file(setup, Piece(setup.side, pawn), to.file()).exists();
}

// S14: the pawn itself gives the check. The replies that decide whether it is mate are legal moves,
// so pawn drops among them obey S14 too. The recursion ends because every drop removes a piece from
// a hand. A drop that leaves the player's own king in check is illegal by C5, so it is no mate.
bool ShogiReferee::permitted(const Setup& setup, Move move, const Setup& next) const {
  const bool drops_a_pawn = move.is_drop() && move.kind() == pawn;
  return !drops_a_pawn || !is_mate(next) ||
         !reaches(next, move.to(), royal_square(next, next.side)) || in_check(next, setup.side);
}

// ---- Invalid positions (C8) ---------------------------------------------------------------------

std::optional<InvalidReason> ShogiReferee::misplaced(const Setup& setup, Square square) const {
  const Piece piece = setup.at(square);
  if (!piece.promoted() && !leaves_a_move(piece.colour(), piece.kind(), square)) {
    return InvalidReason{
        "S12", square,
        fmt::format("{}'s {} on {} could never move again: none is dropped there, and one "
                    "that arrives must promote.",
                    side_name(piece.colour()), name_of(piece), to_text(square))};
  }
  return BaseReferee::misplaced(setup, square);
}

std::optional<InvalidReason> ShogiReferee::invalid_board(const Setup& setup) const {
  return two_on_a_file(setup, pawn, "S13");
}

}  // namespace hurdle::shogi
