// Explanations of Pandemonium's rules: the clause and one sentence for every legal or illegal move.
// They never decide: referee.cpp does.
#include <fmt/format.h>

#include <array>

#include "movegen/referee/direction.hpp"
#include "movegen/variants/pandemonium/referee.hpp"

namespace hurdle::pandemonium {
namespace {

constexpr std::string_view as_queen = "any distance along ranks, files and diagonals";

constexpr std::array<KindWords, 8> words_of_kinds{{
    {"P1", "one step in any direction"},
    {"P1", as_queen},
    {"P1", "any distance along ranks and files", "dragon",
     "as a rook or one step in any direction"},
    {"P1", "any distance along diagonals", "horse", "as a bishop or one step in any direction"},
    {"P1", "one step straight and then one diagonally outward", "scepter",
     "as a knight or one step in any direction"},
    {"P1", "as a rook or as a knight", "apricot", as_queen},
    {"P1", "as a bishop or as a knight", "whole", as_queen},
    {"P2", "straight forward and captures diagonally forward", "gilding", as_queen, "P1"},
}};

bool goes_as_queen(Piece piece) {
  return piece.kind() == queen ||
         (piece.promoted() &&
          (piece.kind() == marshal || piece.kind() == cardinal || piece.kind() == pawn));
}

bool runs_straight(Piece piece) {
  return goes_as_queen(piece) || piece.kind() == rook || piece.kind() == marshal;
}

bool runs_diagonally(Piece piece) {
  return goes_as_queen(piece) || piece.kind() == bishop || piece.kind() == cardinal;
}

bool runs_along(Piece piece, Square from, Square to) {
  return (is_straight(from, to) && runs_straight(piece)) ||
         (is_diagonal(from, to) && runs_diagonally(piece));
}

std::string reach_words(int own_rank) {
  if (own_rank == 2) {
    return "from its second rank a pawn goes up to three squares forward";
  }
  if (own_rank == 3) {
    return "from its third rank a pawn goes up to two squares forward";
  }
  return "only from its second or third rank does a pawn go more than one square forward";
}

/// Whether one move of P3 can have brought a pawn over or from the one square to the other.
bool may_have_passed(Colour owner, Square over, Square to) {
  const int first = notation.own_rank(owner, over);
  const int last = notation.own_rank(owner, to);
  for (const int start : {2, 3}) {
    if (first >= start &&
        last - start <= notation.pawn_reach[static_cast<std::size_t>(start - 1)]) {
      return true;
    }
  }
  return false;
}

Wing wing_of(Move move) {
  return move.to().file() < move.from().file() ? Wing::left : Wing::right;
}

}  // namespace

std::span<const KindWords> PandemoniumReferee::words() const {
  return words_of_kinds;
}

// ---- Why a move is illegal ----------------------------------------------------------------------

Reason PandemoniumReferee::why_unreachable(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  if (is_pawn(piece)) {
    return from.file() == to.file() ? why_no_pawn_move(setup, from, to)
                                    : why_no_pawn_capture(setup, from, to);
  }
  if (runs_along(piece, from, to)) {
    const Square block = walk(setup, from).first_piece(from, towards(from, to));
    return {"P1", the_piece(setup, block) + " stands in the way"};
  }
  const int home = king_start(piece.colour()).rank();
  if (piece.kind() == king && from.rank() == home && to.rank() == home && distance(from, to) == 3) {
    return {"P10", fmt::format("a king castles only from its start square {}",
                               to_text(king_start(piece.colour())))};
  }
  return {"P1", fmt::format("{} goes {}", a_piece(piece), movement_of(piece))};
}

Reason PandemoniumReferee::why_no_pawn_move(const Setup& setup, Square from, Square to) const {
  const Colour own = setup.at(from).colour();
  const int ahead = ranks_between(from, to) * forward(own);
  if (ahead < 0) {
    return {"P2", "a pawn never goes backward"};
  }
  if (ahead > pawn_reach(own, from)) {
    return {"P3", reach_words(own_rank(own, from))};
  }
  const Square block = walk(setup, from).first_piece(from, towards(from, to));
  if (block == to) {
    return {"P2", fmt::format("{} stands there and a pawn does not capture straight forward",
                              the_piece(setup, block))};
  }
  return {"P3", the_piece(setup, block) + " stands in the way"};
}

Reason PandemoniumReferee::why_no_pawn_capture(const Setup& setup, Square from, Square to) const {
  const int ahead = ranks_between(from, to) * forward(setup.at(from).colour());
  if (distance(from, to) != 1 || ahead != 1) {
    return {"P2", "a pawn goes straight forward and captures one square diagonally forward"};
  }
  const Square beyond = walk(setup, to).first_piece(to, Step{0, -forward(setup.side)});
  if (beyond.exists() && setup.at(beyond) == Piece(opponent(setup.side), pawn) &&
      may_have_passed(opponent(setup.side), to, beyond)) {
    return {"P4", fmt::format("the square is empty, and {} has not just passed over it",
                              the_piece(setup, beyond))};
  }
  return {"P2", "a pawn goes diagonally only to capture, and there is nothing to capture"};
}

Reason PandemoniumReferee::why_not_so_promoted(const Setup& setup, Move move) const {
  const Piece piece = setup.at(move.from());
  const std::string name = a_piece(piece);
  if (!move.is_promotion()) {
    return {"P5", "a pawn that reaches the last rank must promote"};
  }
  if (piece.promoted()) {
    return {"P5", name + " is promoted already"};
  }
  if (!notation().of(piece.kind()).promotes) {
    return {"P5", name + " never promotes"};
  }
  return {"P5", fmt::format("{} promotes only by a move that ends or starts on the last rank, {}",
                            name, piece.colour() == Colour::white ? notation().ranks : 1)};
}

// ---- Why castling is illegal --------------------------------------------------------------------

Reason PandemoniumReferee::why_no_castling(const Setup& setup, Move move) const {
  const Wing wing = wing_of(move);
  if (!castling_pair_stands(setup, wing)) {
    return why_pair_does_not_stand(setup, wing);
  }
  const Square start = king_start(setup.side);
  if (!castling_way_is_free(setup, wing)) {
    const Square block = walk(setup, start).first_piece(start, towards(start, move.to()));
    return {"P10", fmt::format("{} stands between king and rook", the_piece(setup, block))};
  }
  if (!castling_is_no_escape(setup)) {
    return {"P10", fmt::format("the king is in check by {} and does not castle out of check",
                               the_attackers(setup, start, opponent(setup.side)))};
  }
  if (!castling_way_is_safe(setup, wing)) {
    return why_way_is_unsafe(setup, wing);
  }
  return {"P5", "a king never promotes"};
}

Reason PandemoniumReferee::why_pair_does_not_stand(const Setup& setup, Wing wing) const {
  const Square corner = rook_start(setup.side, wing);
  const Piece found = setup.at(corner);
  if (found.is(setup.side, rook)) {
    return {"P10", fmt::format("the rook on {} is promoted, and a king castles with an unpromoted "
                               "rook",
                               to_text(corner))};
  }
  return {"P10", fmt::format("castling that way needs a rook of {} on {}, and there {}",
                             side_name(setup.side), to_text(corner),
                             found ? fmt::format("stands {} {}", side_name(found.colour()) + "'s",
                                                 name_of(found))
                                   : std::string("is none"))};
}

Reason PandemoniumReferee::why_way_is_unsafe(const Setup& setup, Wing wing) const {
  for (int steps = 1;; ++steps) {
    const Square square = castling_square(setup.side, wing, steps);
    const Setup there = with_king_on(setup, square);
    const std::vector<Square> enemies = attackers(there, square, opponent(setup.side));
    if (enemies.empty()) {
      continue;
    }
    return {"P10", fmt::format("{} attacks {}, which the king would cross or land on",
                               the_piece(setup, enemies.front()), to_text(square))};
  }
}

// ---- Why a drop is illegal ----------------------------------------------------------------------

Reason PandemoniumReferee::why_no_drop(const Setup& setup, Move move) const {
  const bool held = setup.held(setup.side, move.kind()) > 0;
  if (!held || setup.at(move.to())) {
    return BaseReferee::why_no_drop(setup, move);
  }
  return {"P8", fmt::format("a pawn is never dropped on rank 1 or {}", notation().ranks)};
}

Reason PandemoniumReferee::why_not_permitted(const Setup& setup, Move /*move*/) const {
  const Square enemy = royal_square(setup, opponent(setup.side));
  return {"P9", fmt::format("it would mate {}, and a dropped pawn may give check but not mate",
                            the_piece(setup, enemy))};
}

Reason PandemoniumReferee::why_stalemate(const Setup& setup) const {
  return {"P11", fmt::format("{} is not in check and can neither move nor drop; a draw",
                             side_name(setup.side))};
}

// ---- Why a move is legal ------------------------------------------------------------------------

Reason PandemoniumReferee::why_legal(const Setup& setup, Move move) const {
  if (move.is_drop()) {
    const bool checks = in_check(after(setup, move), opponent(setup.side));
    const bool excused = checks && drop_may_not_mate(move.kind());
    return {"P7", excused ? "it is in hand, the square is empty, and the check is not mate (P9)"
                          : "it is in hand and the square is empty"};
  }
  if (move.is_castling()) {
    return {"P10",
            "castling, as king and rook stand on their start squares, nothing stands between and "
            "no square that the king crosses or lands on is attacked"};
  }
  if (move.is_en_passant()) {
    return {"P4",
            fmt::format("en passant, as that pawn has just passed over {}", to_text(move.to()))};
  }
  const Piece piece = setup.at(move.from());
  if (move.is_promotion()) {
    return {"P5", in_enemy_camp(piece.colour(), move.to())
                      ? "it reaches the last rank and promotes"
                      : "it leaves the last rank and promotes"};
  }
  if (is_pawn(piece) && distance(move.from(), move.to()) > 1) {
    return {"P3", reach_words(own_rank(piece.colour(), move.from()))};
  }
  return {std::string(clause_of(piece)), movement_text(setup, move)};
}

std::string PandemoniumReferee::movement_text(const Setup& setup, Move move) const {
  const Piece piece = setup.at(move.from());
  if (is_pawn(piece)) {
    return move.from().file() == move.to().file() ? "one square straight forward"
                                                  : "one square diagonally forward";
  }
  return fmt::format("{} goes {}", a_piece(piece), movement_of(piece));
}

}  // namespace hurdle::pandemonium
