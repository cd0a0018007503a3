// Pandemonium's rules on a mailbox board, clause by clause. Explanations are in referee_words.cpp.
#include "movegen/variants/pandemonium/referee.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

namespace hurdle::pandemonium {
namespace {

constexpr int king_file = 4;
constexpr int castling_steps = 3;
constexpr std::array<Wing, 2> wings{Wing::left, Wing::right};

constexpr int direction(Wing wing) {
  return static_cast<int>(wing);
}

}  // namespace

PandemoniumReferee::PandemoniumReferee(const Notation& written) noexcept
    : BaseReferee(written, {.pass = "P11", .drop = "P7", .promotion = "P5", .stalemate = "P11"}) {}

void PandemoniumReferee::targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  const Piece piece = setup.at(from);
  const Kind kind = piece.kind();
  if (piece.promoted() && (kind == marshal || kind == cardinal || kind == pawn)) {
    return here.rays(from, all_steps, visit);  // P1: apricot, whole and gilding, as a queen
  }
  switch (index_of(kind)) {
    case index_of(king):  // P1: one step in any direction
      return here.steps(from, all_steps, visit);
    case index_of(queen):  // P1: any distance in any direction
      return here.rays(from, all_steps, visit);
    case index_of(rook):  // P1: any distance along ranks and files; the dragon also as a king
      here.rays(from, orthogonal_steps, visit);
      if (piece.promoted()) {
        here.steps(from, diagonal_steps, visit);
      }
      return;
    case index_of(bishop):  // P1: any distance along diagonals; the horse also as a king
      here.rays(from, diagonal_steps, visit);
      if (piece.promoted()) {
        here.steps(from, orthogonal_steps, visit);
      }
      return;
    case index_of(knight):  // P1: leaps over any pieces; the scepter also as a king
      here.steps(from, knight_leaps, visit);
      if (piece.promoted()) {
        here.steps(from, all_steps, visit);
      }
      return;
    case index_of(marshal):  // P1: as a rook or as a knight
      here.rays(from, orthogonal_steps, visit);
      return here.steps(from, knight_leaps, visit);
    case index_of(cardinal):  // P1: as a bishop or as a knight
      here.rays(from, diagonal_steps, visit);
      return here.steps(from, knight_leaps, visit);
    case index_of(pawn):
      pawn_steps(setup, from, visit);
      pawn_captures(setup, from, visit);
      return pawn_passing(setup, from, visit);
    default:
      return;
  }
}

// ---- The pieces ---------------------------------------------------------------------------------

// P2, P3: straight forward to empty squares only, as far as the pawn's rank allows.
void PandemoniumReferee::pawn_steps(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  const Colour own = setup.at(from).colour();
  Square to = from;
  for (int count = 0; count < pawn_reach(own, from); ++count) {
    to = here.neighbour(to, Step{0, forward(own)});
    if (!here.empty(to)) {
      return;
    }
    visit(to);
  }
}

// P3: three squares from the second rank, two from the third, one from any other.
int PandemoniumReferee::pawn_reach(Colour colour, Square from) const {
  switch (own_rank(colour, from)) {
    case 2:
      return 3;
    case 3:
      return 2;
    default:
      return 1;
  }
}

// P2: captures one square diagonally forward.
void PandemoniumReferee::pawn_captures(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const int side : {-1, 1}) {
    const Square to = here.neighbour(from, Step{side, forward(setup.at(from).colour())});
    if (here.enemy(to)) {
      visit(to);
    }
  }
}

// P4: diagonally forward onto a square that an enemy pawn has just passed over.
void PandemoniumReferee::pawn_passing(const Setup& setup, Square from, VisitSquare visit) const {
  const Colour own = setup.at(from).colour();
  if (own != setup.side) {
    return;
  }
  for (const int side : {-1, 1}) {
    const Square to = walk(setup, from).neighbour(from, Step{side, forward(own)});
    if (to.exists() && setup.en_passant.contains(to)) {
      visit(to);
    }
  }
}

// ---- Promotion ----------------------------------------------------------------------------------

bool PandemoniumReferee::in_enemy_camp(Colour colour, Square square) const {
  return own_rank(colour, square) == notation().ranks;
}

bool PandemoniumReferee::may_promote(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  return notation().of(piece.kind()).promotes && !piece.promoted() &&
         (in_enemy_camp(piece.colour(), from) || in_enemy_camp(piece.colour(), to));
}

bool PandemoniumReferee::must_promote(const Setup& setup, Square from, Square to) const {
  return is_pawn(setup.at(from)) && own_rank(setup.at(from).colour(), to) == notation().ranks;
}

void PandemoniumReferee::write_moves(const Setup& setup, Square from, Square to,
                                     VisitMove visit) const {
  if (may_promote(setup, from, to)) {
    visit(Move::promotion(from, to));
  }
  if (!must_promote(setup, from, to)) {
    visit(Move::board(from, to));
  }
}

// ---- Drops --------------------------------------------------------------------------------------

bool PandemoniumReferee::may_drop(const Setup& /*setup*/, Kind kind, Square to) const {
  return kind != pawn || pawn_may_be_dropped_on(to);
}

bool PandemoniumReferee::pawn_may_be_dropped_on(Square to) const {
  return to.rank() != 0 && to.rank() != notation().ranks - 1;
}

bool PandemoniumReferee::drop_may_not_mate(Kind kind) const {
  return kind == pawn;
}

// P9: the replies that decide whether it is mate are legal moves, so drops among them obey P9 too.
// A drop that leaves the player's own king in check is illegal by C5, so it is no mate.
bool PandemoniumReferee::permitted(const Setup& setup, Move move, const Setup& next) const {
  if (!move.is_drop() || !drop_may_not_mate(move.kind())) {
    return true;
  }
  return !is_mate(next) || in_check(next, setup.side);
}

// ---- Castling -----------------------------------------------------------------------------------

Square PandemoniumReferee::king_start(Colour colour) const {
  return {king_file, colour == Colour::white ? 0 : notation().ranks - 1};
}

Square PandemoniumReferee::rook_start(Colour colour, Wing wing) const {
  return {wing == Wing::left ? 0 : notation().files - 1, king_start(colour).rank()};
}

/// The square this many steps from the king's start square towards the rook.
Square PandemoniumReferee::castling_square(Colour colour, Wing wing, int steps) const {
  const Square start = king_start(colour);
  return {start.file() + steps * direction(wing), start.rank()};
}

void PandemoniumReferee::special_moves(const Setup& setup, VisitMove visit) const {
  for (const Wing wing : wings) {
    if (!may_castle(setup, wing)) {
      continue;
    }
    visit(Move::board(king_start(setup.side), castling_square(setup.side, wing, castling_steps)));
  }
}

bool PandemoniumReferee::may_castle(const Setup& setup, Wing wing) const {
  return castling_pair_stands(setup, wing) && castling_way_is_free(setup, wing) &&
         castling_is_no_escape(setup) && castling_way_is_safe(setup, wing);
}

bool PandemoniumReferee::castling_pair_stands(const Setup& setup, Wing wing) const {
  return setup.at(king_start(setup.side)) == Piece(setup.side, king) &&
         setup.at(rook_start(setup.side, wing)) == Piece(setup.side, rook);
}

bool PandemoniumReferee::castling_way_is_free(const Setup& setup, Wing wing) const {
  const Square start = king_start(setup.side);
  return walk(setup, start).first_piece(start, Step{direction(wing), 0}) ==
         rook_start(setup.side, wing);
}

bool PandemoniumReferee::castling_is_no_escape(const Setup& setup) const {
  return !in_check(setup, setup.side);
}

bool PandemoniumReferee::castling_way_is_safe(const Setup& setup, Wing wing) const {
  for (int steps = 1; steps <= castling_steps; ++steps) {
    const Square square = castling_square(setup.side, wing, steps);
    if (in_check(with_king_on(setup, square), setup.side)) {
      return false;
    }
  }
  return true;
}

/// The position with the king moved to `square`, to test whether it is attacked there.
Setup PandemoniumReferee::with_king_on(const Setup& setup, Square square) const {
  Setup there = setup;
  there.put(king_start(setup.side), Piece{});
  there.put(square, Piece(setup.side, king));
  return there;
}

bool PandemoniumReferee::is_castling(const Setup& setup, Move move) const {
  const Square start = king_start(setup.at(move.from()).colour());
  return move.from() == start && move.to().rank() == start.rank() &&
         std::abs(move.to().file() - start.file()) == castling_steps;
}

// P10: the rook moves to the square next to the king, on the far side.
void PandemoniumReferee::move_partner(Setup& next, Move move) const {
  const Colour own = next.at(move.to()).colour();
  const Wing wing = move.to().file() < move.from().file() ? Wing::left : Wing::right;
  next.put(rook_start(own, wing), Piece{});
  next.put(castling_square(own, wing, castling_steps - 1), Piece(own, rook));
}

// ---- Invalid positions (C8) ---------------------------------------------------------------------

std::optional<InvalidReason> PandemoniumReferee::misplaced(const Setup& setup,
                                                           Square square) const {
  const Piece piece = setup.at(square);
  if (!is_pawn(piece)) {
    return BaseReferee::misplaced(setup, square);
  }
  const std::string where =
      fmt::format("{}'s pawn on {}", side_name(piece.colour()), to_text(square));
  if (own_rank(piece.colour(), square) == 1) {
    return InvalidReason{"P8", square,
                         where + " is on its first rank, where none is dropped or comes back to."};
  }
  if (own_rank(piece.colour(), square) == notation().ranks) {
    return InvalidReason{"P5", square,
                         where + " is on the last rank, where a pawn must have promoted."};
  }
  return std::nullopt;
}

}  // namespace hurdle::pandemonium
