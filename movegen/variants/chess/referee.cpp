// Chess's rules on a mailbox board, clause by clause. Explanations are in referee_words.cpp.
#include "movegen/variants/chess/referee.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "movegen/referee/direction.hpp"
#include "movegen/vocab/castling_rights.hpp"

namespace hurdle::chess {
namespace {

constexpr int file_c = 2;
constexpr int file_d = 3;
constexpr int file_f = 5;
constexpr int file_g = 6;

/// Removes the right of the rook on this square, if it has one.
void lose_right(CastlingRights& rights, Colour colour, Square square, int home) {
  if (square.rank() == home) {
    const unsigned kept = rights[index_of(colour)] & ~(1U << static_cast<unsigned>(square.file()));
    rights[index_of(colour)] = static_cast<std::uint16_t>(kept);
  }
}

}  // namespace

void ChessReferee::targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  switch (index_of(setup.at(from).kind())) {
    case index_of(king):  // H1: one step in any direction
      return here.steps(from, all_steps, visit);
    case index_of(queen):  // H1: as a rook or as a bishop
      return here.rays(from, all_steps, visit);
    case index_of(rook):  // H1: any distance along ranks and files
      return here.rays(from, orthogonal_steps, visit);
    case index_of(bishop):  // H1: any distance along diagonals
      return here.rays(from, diagonal_steps, visit);
    case index_of(knight):  // H1: one step straight, then one diagonally outward, over anything
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

// H2, H3: straight forward to empty squares only, as far as the pawn's rank allows.
void ChessReferee::pawn_steps(const Setup& setup, Square from, VisitSquare visit) const {
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

// H3: two squares from the second rank.
int ChessReferee::pawn_reach(Colour colour, Square from) const {
  return own_rank(colour, from) == 2 ? 2 : 1;
}

// H2: captures one step diagonally forward.
void ChessReferee::pawn_captures(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const int side : {-1, 1}) {
    const Square to = here.neighbour(from, Step{side, forward(setup.at(from).colour())});
    if (here.enemy(to)) {
      visit(to);
    }
  }
}

// H4: diagonally forward onto the square that an enemy pawn has just passed over.
void ChessReferee::pawn_passing(const Setup& setup, Square from, VisitSquare visit) const {
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

bool ChessReferee::promotes(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  return piece.kind() == pawn && own_rank(piece.colour(), to) == notation().ranks;
}

bool ChessReferee::may_become(Kind kind) const {
  return kind == queen || kind == rook || kind == bishop || kind == knight;
}

void ChessReferee::write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const {
  if (!promotes(setup, from, to)) {
    return visit(Move::board(from, to));
  }
  for (std::size_t index = 0; index < notation().kinds.size(); ++index) {
    const Kind kind = static_cast<Kind>(index);
    if (may_become(kind)) {
      visit(Move::promotion_to(from, to, kind));
    }
  }
}

// ---- Castling -----------------------------------------------------------------------------------

int ChessReferee::home_rank(Colour colour) const {
  return colour == Colour::white ? 0 : notation().ranks - 1;
}

bool ChessReferee::castling_right(const Setup& setup, int rook_file) const {
  return has_right(setup, setup.side, rook_file);
}

// H6, H7: the king to the g-file and the rook to the f-file, or to c and d.
Castling ChessReferee::castling_with(const Setup& setup, int rook_file) const {
  const Square from = royal_square(setup, setup.side);
  const int home = home_rank(setup.side);
  const bool kings_side = rook_file > from.file();
  const int king_to = kings_side ? file_g : file_c;
  const int rook_to = kings_side ? file_f : file_d;
  return {setup.side, from, {rook_file, home}, {king_to, home}, {rook_to, home}};
}

void ChessReferee::special_moves(const Setup& setup, VisitMove visit) const {
  if (!royal_square(setup, setup.side).exists()) {
    return;  // rights may outlive a captured king
  }
  for (int file = 0; file < notation().files; ++file) {
    if (!castling_right(setup, file)) {
      continue;
    }
    const Castling castling = castling_with(setup, file);
    if (may_castle(setup, castling)) {
      visit(castling_move(castling));
    }
  }
}

bool ChessReferee::may_castle(const Setup& setup, const Castling& asked) const {
  return castling_way_is_free(setup, asked) && castling_is_no_escape(setup) &&
         castling_way_is_safe(setup, asked);
}

// H6: all squares between king and rook are empty.
bool ChessReferee::castling_way_is_free(const Setup& setup, const Castling& asked) const {
  return !castling_block(setup, asked, asked.king, asked.rook).exists();
}

bool ChessReferee::castling_is_no_escape(const Setup& setup) const {
  return !in_check(setup, setup.side);
}

bool ChessReferee::castling_way_is_safe(const Setup& setup, const Castling& asked) const {
  return !attacked_crossing(setup, asked).exists();
}

Square ChessReferee::castling_block(const Setup& setup, const Castling& asked, Square from,
                                    Square to) const {
  const int step = to.file() < from.file() ? -1 : 1;
  for (int file = from.file();; file += step) {
    const Square square(file, from.rank());
    if (square != asked.king && square != asked.rook && setup.at(square)) {
      return square;
    }
    if (file == to.file()) {
      return Square::none();
    }
  }
}

Square ChessReferee::attacked_crossing(const Setup& setup, const Castling& asked) const {
  if (asked.king == asked.king_goal) {
    return Square::none();
  }
  const int step = asked.king_goal.file() < asked.king.file() ? -1 : 1;
  for (int file = asked.king.file() + step; file != asked.king_goal.file(); file += step) {
    const Square square(file, asked.king.rank());
    if (crossing_is_attacked(setup, square)) {
      return square;
    }
  }
  return Square::none();
}

/// Tests with a king on the square, because pawns attack only squares they could capture on. The
/// real king stays on the board.
bool ChessReferee::crossing_is_attacked(const Setup& setup, Square square) const {
  Setup there = setup;
  there.put(square, Piece(setup.side, king));
  return attacked(there, square, opponent(setup.side));
}

Move ChessReferee::castling_move(const Castling& asked) const {
  return Move::board(asked.king, asked.king_goal);
}

std::optional<int> ChessReferee::castling_file(const Setup& setup, Move move) const {
  const Square start(notation().royal_file, home_rank(setup.side));
  if (move.from() != start || move.to().rank() != start.rank() || distance(start, move.to()) != 2) {
    return std::nullopt;
  }
  return move.to().file() > start.file() ? notation().files - 1 : 0;
}

bool ChessReferee::is_castling(const Setup& setup, Move move) const {
  return castling_file(setup, move).has_value();
}

// Both pieces leave their squares first: in Chess960 one may move to the other's square.
void ChessReferee::castle(const Setup& setup, Move move, Setup& next) const {
  const Castling castling = castling_with(setup, *castling_file(setup, move));
  next.put(castling.king, Piece{});
  next.put(castling.rook, Piece{});
  next.put(castling.king_goal, setup.at(castling.king));
  next.put(castling.rook_goal, setup.at(castling.rook));
}

bool ChessReferee::restarts_half(const Setup& setup, Move move) const {
  return !move.is_castling() && BaseReferee::restarts_half(setup, move);
}

// H8: a king's move ends both rights, a rook's move its own; so does the capture of a rook.
CastlingRights ChessReferee::rights_after(const Setup& setup, Move move) const {
  CastlingRights rights = setup.rights;
  if (move.is_drop() || move.is_pass()) {
    return rights;
  }
  const Colour own = setup.side;
  const Colour enemy = opponent(own);
  if (setup.at(move.from()).kind() == king) {
    rights[index_of(own)] = 0;
  }
  lose_right(rights, own, move.from(), home_rank(own));
  lose_right(rights, enemy, move.to(), home_rank(enemy));
  return rights;
}

// ---- Invalid positions (C8) ---------------------------------------------------------------------

std::optional<InvalidReason> ChessReferee::misplaced(const Setup& setup, Square square) const {
  const Piece piece = setup.at(square);
  if (piece.kind() != pawn || piece.promoted()) {
    return BaseReferee::misplaced(setup, square);
  }
  const int rank = own_rank(piece.colour(), square);
  const std::string where =
      fmt::format("{}'s pawn on {}", side_name(piece.colour()), to_text(square));
  if (rank == 1) {
    return InvalidReason{"H2", square,
                         where + " is on its first rank, where no pawn starts or goes."};
  }
  if (rank == notation().ranks) {
    return InvalidReason{"H5", square,
                         where + " is on the last rank, where a pawn must have promoted."};
  }
  return std::nullopt;
}

std::optional<InvalidReason> ChessReferee::invalid_board(const Setup& setup) const {
  for (const Colour colour : both_colours) {
    if (std::optional<InvalidReason> invalid = too_many_promoted(setup, colour)) {
      return invalid;
    }
  }
  return right_without_rook(setup);
}

/// Extra pieces beyond those of the start position must be promoted pawns.
std::optional<InvalidReason> ChessReferee::too_many_promoted(const Setup& setup,
                                                             Colour colour) const {
  struct Start {
    Kind kind;
    int count;
  };
  constexpr std::array<Start, 4> starts{{{queen, 1}, {rook, 2}, {bishop, 2}, {knight, 2}}};
  constexpr int all_pawns = 8;
  const auto count = [&](Kind kind) {
    int found = 0;
    for_each_square([&](Square square) { found += setup.at(square).is(colour, kind) ? 1 : 0; });
    return found;
  };
  int promoted = 0;
  for (const Start start : starts) {
    promoted += std::max(0, count(start.kind) - start.count);
  }
  const int pawns = count(pawn);
  if (pawns + promoted <= all_pawns) {
    return std::nullopt;
  }
  return InvalidReason{
      "C8", Square::none(),
      fmt::format("{} has {} pawns and {} pieces that must have been pawns; at most {} "
                  "together.",
                  side_name(colour), pawns, promoted, all_pawns)};
}

std::optional<InvalidReason> ChessReferee::right_without_rook(const Setup& setup) const {
  if (rights_stand(notation(), setup)) {
    return std::nullopt;
  }
  return InvalidReason{
      "H8", Square::none(),
      "There is a right to castle whose king or rook does not stand where it started."};
}

}  // namespace hurdle::chess
