// Explanations of Chess's rules: the clause and one sentence for every legal or illegal move. They
// never decide: referee.cpp does.
#include <fmt/format.h>

#include <array>

#include "movegen/referee/direction.hpp"
#include "movegen/variants/chess/referee.hpp"

namespace hurdle::chess {
namespace {

constexpr std::array<KindWords, 6> words_of_kinds{{
    {"H1", "one step in any direction"},
    {"H1", "any distance along ranks, files and diagonals"},
    {"H1", "any distance along ranks and files"},
    {"H1", "any distance along diagonals"},
    {"H1", "one step straight and then one diagonally outward"},
    {"H2", "one step straight forward and captures one step diagonally forward"},
}};

bool runs_along(Piece piece, Square from, Square to) {
  const bool straight = piece.kind() == queen || piece.kind() == rook;
  const bool diagonal = piece.kind() == queen || piece.kind() == bishop;
  return (straight && is_straight(from, to)) || (diagonal && is_diagonal(from, to));
}

}  // namespace

std::span<const KindWords> ChessReferee::words() const {
  return words_of_kinds;
}

// ---- Why a move is illegal ----------------------------------------------------------------------

Reason ChessReferee::why_unreachable(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  if (piece.kind() == pawn) {
    return from.file() == to.file() ? why_no_pawn_move(setup, from, to)
                                    : why_no_pawn_capture(setup, from, to);
  }
  if (runs_along(piece, from, to)) {
    const Square block = walk(setup, from).first_piece(from, towards(from, to));
    return {"H1", the_piece(setup, block) + " stands in the way"};
  }
  if (piece.kind() == king) {
    if (const auto reason = why_not_written_so(setup, from, to)) {
      return *reason;
    }
  }
  return {"H1", fmt::format("{} goes {}", a_piece(piece), movement_of(piece))};
}

Reason ChessReferee::why_no_pawn_move(const Setup& setup, Square from, Square to) const {
  const Colour own = setup.at(from).colour();
  const int ahead = ranks_between(from, to) * forward(own);
  if (ahead < 0) {
    return {"H2", "a pawn never goes backward"};
  }
  if (ahead > 2) {
    const bool may_go_two = pawn_reach(own, from) > 1;
    return {"H2", fmt::format("a pawn goes one step straight forward{}",
                              may_go_two ? ", or two from its second rank" : "")};
  }
  if (ahead > pawn_reach(own, from)) {
    return {"H3", "a pawn goes two steps only from its own second rank"};
  }
  const Square block = walk(setup, from).first_piece(from, towards(from, to));
  if (block == to) {
    return {"H2", fmt::format("{} stands there and a pawn does not capture straight forward",
                              the_piece(setup, block))};
  }
  return {"H3", the_piece(setup, block) + " stands in the way"};
}

Reason ChessReferee::why_no_pawn_capture(const Setup& setup, Square from, Square to) const {
  const Colour own = setup.at(from).colour();
  const int ahead = ranks_between(from, to) * forward(own);
  if (distance(from, to) != 1 || ahead != 1) {
    return {"H2", "a pawn goes straight forward and captures one step diagonally forward"};
  }
  const Square beside(to.file(), from.rank());
  if (setup.at(beside) == Piece(opponent(own), pawn) && own_rank(own, from) == 5) {
    return {"H4", fmt::format("the square is empty, and {} has not just passed over it",
                              the_piece(setup, beside))};
  }
  return {"H2", "a pawn goes diagonally only to capture, and there is nothing to capture"};
}

Reason ChessReferee::why_not_so_promoted(const Setup& setup, Move move) const {
  const Piece piece = setup.at(move.from());
  if (!move.is_promotion()) {
    return {"H5", fmt::format("a pawn that reaches the last rank becomes another piece, written "
                              "{}{}q, r, b or n",
                              to_text(move.from()), to_text(move.to()))};
  }
  if (piece.kind() != pawn) {
    return {"H5", a_piece(piece) + " never promotes"};
  }
  if (!promotes(setup, move.from(), move.to())) {
    return {"H5", fmt::format("a pawn promotes only on the last rank, {}",
                              piece.colour() == Colour::white ? notation().ranks : 1)};
  }
  return {"H5", fmt::format("a pawn becomes a queen, rook, bishop or knight, not a {}",
                            notation().of(move.kind()).name)};
}

// ---- Castling -----------------------------------------------------------------------------------

Reason ChessReferee::castling_rule() const {
  return {"H6",
          "castling, as king and rook have the right, nothing stands between and no square that "
          "the king leaves, crosses or reaches is attacked"};
}

std::optional<Reason> ChessReferee::why_not_written_so(const Setup& setup, Square from,
                                                       Square to) const {
  if (from.rank() != to.rank() || distance(from, to) != 2) {
    return std::nullopt;
  }
  const Square start(notation().royal_file, home_rank(setup.at(from).colour()));
  return Reason{"H6", fmt::format("a king castles only from {}", to_text(start))};
}

Square ChessReferee::castling_obstacle(const Setup& setup, const Castling& asked) const {
  return castling_block(setup, asked, asked.king, asked.rook);
}

Reason ChessReferee::why_no_castling(const Setup& setup, Move move) const {
  const std::string clause = castling_rule().clause;
  const int file = *castling_file(setup, move);
  if (!castling_right(setup, file)) {
    return why_no_right(setup, file);
  }
  const Castling asked = castling_with(setup, file);
  if (!castling_way_is_free(setup, asked)) {
    return {clause, the_piece(setup, castling_obstacle(setup, asked)) + " stands in the way"};
  }
  const Colour enemy = opponent(setup.side);
  if (!castling_is_no_escape(setup)) {
    return {clause, fmt::format("the king is in check by {} and does not castle out of check",
                                the_attackers(setup, asked.king, enemy))};
  }
  if (!castling_way_is_safe(setup, asked)) {
    const Square crossed = attacked_crossing(setup, asked);
    Setup there = setup;
    there.put(crossed, Piece(setup.side, king));
    return {clause, fmt::format("{} attacks {}, which the king would cross",
                                the_piece(setup, attackers(there, crossed, enemy).front()),
                                to_text(crossed))};
  }
  return {"H5", "a king never promotes"};
}

Reason ChessReferee::why_no_right(const Setup& setup, int rook_file) const {
  const Square corner(rook_file, home_rank(setup.side));
  const bool stands = setup.at(corner).is(setup.side, notation().castles_with);
  return {"H8", fmt::format("{} has no right to castle with {}{}", side_name(setup.side),
                            stands ? "the rook on " : "a rook on ", to_text(corner))};
}

// ---- Why a move is legal ------------------------------------------------------------------------

Reason ChessReferee::why_legal(const Setup& setup, Move move) const {
  if (move.is_drop()) {
    return BaseReferee::why_legal(setup, move);
  }
  if (move.is_castling()) {
    return castling_rule();
  }
  if (move.is_en_passant()) {
    return {"H4",
            fmt::format("en passant, as that pawn has just passed over {}", to_text(move.to()))};
  }
  if (move.is_promotion()) {
    return {"H5", fmt::format("it reaches the last rank and becomes a {}",
                              notation().of(move.kind()).name)};
  }
  const Piece piece = setup.at(move.from());
  if (piece.kind() == pawn && distance(move.from(), move.to()) > 1) {
    return {"H3", "two steps straight forward from its second rank, over an empty square"};
  }
  return {std::string(clause_of(piece)), movement_text(setup, move)};
}

std::string ChessReferee::movement_text(const Setup& setup, Move move) const {
  const Piece piece = setup.at(move.from());
  if (piece.kind() == pawn) {
    return move.from().file() == move.to().file() ? "one step straight forward"
                                                  : "one step diagonally forward";
  }
  return fmt::format("{} goes {}", a_piece(piece), movement_of(piece));
}

}  // namespace hurdle::chess
