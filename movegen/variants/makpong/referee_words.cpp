// Explanations of Simplified Makpong's rules: the clause and one sentence for every legal or
// illegal move. They never decide: referee.cpp does.
#include <fmt/format.h>

#include <array>

#include "movegen/referee/direction.hpp"
#include "movegen/variants/makpong/referee.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::makpong {
namespace {

constexpr std::array<KindWords, 6> words_of_kinds{{
    {"M1"},  // king
    {"M2"},  // queen
    {"M3"},  // bishop
    {"M1"},  // knight
    {"M1"},  // rook
    {"M4"},  // pawn
}};

}  // namespace

std::span<const KindWords> MakpongReferee::words() const {
  return words_of_kinds;
}

// ---- Why a move is illegal ----------------------------------------------------------------------

Reason MakpongReferee::why_unreachable(const Setup& setup, Square from, Square to) const {
  switch (index_of(setup.at(from).kind())) {
    case index_of(king):
      if (from.rank() == to.rank() && distance(from, to) <= 4) {
        return {"M1", "a king goes one step, and there is no castling"};
      }
      return {"M1", "a king goes one step"};
    case index_of(rook):
      return why_no_rook_line(setup, from, to);
    case index_of(knight):
      return {"M1", "a knight leaps two squares straight and one to the side"};
    case index_of(queen):
      return {"M2", "a queen goes one step diagonally"};
    case index_of(bishop):
      return {"M3", "a bishop goes one step diagonally or one step straight forward"};
    default:
      return why_no_pawn_move(setup, from, to);
  }
}

Reason MakpongReferee::why_no_rook_line(const Setup& setup, Square from, Square to) const {
  if (!is_straight(from, to)) {
    return {"M1", "a rook goes along ranks and files"};
  }
  const Square block = walk(setup, from).first_piece(from, towards(from, to));
  if (block.exists() && distance(from, block) < distance(from, to)) {
    return {"M1", the_piece(setup, block) + " stands in the way"};
  }
  return {"M1", "a rook goes along ranks and files as far as they are empty"};
}

Reason MakpongReferee::why_no_pawn_move(const Setup& setup, Square from, Square to) const {
  const int ahead = ranks_between(from, to) * forward(setup.at(from).colour());
  if (ahead <= 0) {
    return {"M4", "a pawn only goes forward"};
  }
  if (from.file() == to.file() && ahead == 1) {
    return {"M4", fmt::format("a pawn captures only diagonally, and {} stands in front of it",
                              the_piece(setup, to))};
  }
  if (from.file() == to.file() && ahead == 2) {
    return {"M4", "a pawn goes one step, and there is no double step"};
  }
  if (is_diagonal(from, to) && ahead == 1) {
    return {"M4",
            fmt::format("a pawn goes diagonally only to capture, and {} is empty", to_text(to))};
  }
  return {"M4", "a pawn goes one step straight forward, or captures one step diagonally forward"};
}

Reason MakpongReferee::why_not_so_promoted(const Setup& setup, Move move) const {
  const Piece piece = setup.at(move.from());
  if (piece.kind() != pawn) {
    return {"M5",
            fmt::format("only a pawn promotes, and {} is none", the_piece(setup, move.from()))};
  }
  const int rank = promotion_rank(piece.colour());
  if (move.to().rank() != rank) {
    return {"M5", fmt::format("a pawn promotes only on rank {}", rank + 1)};
  }
  const Move right = Move::promotion_to(move.from(), move.to(), queen);
  return {"M5", fmt::format("a pawn that reaches rank {} becomes a queen, written {}", rank + 1,
                            to_text(notation(), right))};
}

std::vector<Square> MakpongReferee::giving_check(const Setup& setup) const {
  return attackers(setup, royal_square(setup, setup.side), opponent(setup.side));
}

Reason MakpongReferee::why_not_permitted(const Setup& setup, Move /*move*/) const {
  const std::vector<Square> checkers_now = giving_check(setup);
  const Square royal = royal_square(setup, setup.side);
  const std::string names = the_attackers(setup, royal, opponent(setup.side));
  if (checkers_now.size() > 1) {
    return {"M7", fmt::format("{} {} give check, and in double check the king may not move", names,
                              checkers_now.size() == 2 ? "both" : "all")};
  }
  return {"M6", fmt::format("{} gives check, and a king in check may only capture the piece that "
                            "gives it",
                            names)};
}

Reason MakpongReferee::why_mate(const Setup& setup) const {
  const Reason reason = BaseReferee::why_mate(setup);
  return {giving_check(setup).size() > 1 ? "M7" : reason.clause, reason.words};
}

// ---- Why a move is legal ------------------------------------------------------------------------

Reason MakpongReferee::why_legal(const Setup& setup, Move move) const {
  const Piece piece = setup.at(move.from());
  const std::string how = movement_text(setup, move.from(), move.to());
  if (move.is_promotion()) {
    return {"M5", fmt::format("{}, and on rank {} it becomes a queen", how, move.to().rank() + 1)};
  }
  if (piece.kind() == king && !giving_check(setup).empty()) {
    return {"M6", "a king in check may capture the only piece that gives it, and is safe there"};
  }
  return {std::string(clause_of(piece)), how};
}

std::string MakpongReferee::movement_text(const Setup& setup, Square from, Square to) const {
  const bool straight = is_straight(from, to);
  switch (index_of(setup.at(from).kind())) {
    case index_of(king):
      return "one step";
    case index_of(knight):
      return "a knight's leap";
    case index_of(rook):
      return fmt::format("along the {}, and nothing stands between",
                         from.file() == to.file() ? "file" : "rank");
    case index_of(pawn):
      return straight ? "one step straight forward onto an empty square"
                      : "one step diagonally forward to capture";
    default:
      return straight ? "one step straight forward" : "one step diagonally";
  }
}

}  // namespace hurdle::makpong
