// Explanations of Shogi's rules: the clause and one sentence for every legal or illegal move. They
// never decide: referee.cpp does.
#include <fmt/format.h>

#include <array>

#include "movegen/referee/direction.hpp"
#include "movegen/variants/shogi/referee.hpp"

namespace hurdle::shogi {
namespace {

constexpr std::string_view as_gold = "as a gold: one step straight, or diagonally forward";

constexpr std::array<KindWords, 8> words_of_kinds{{
    {"S1", "one step in any direction"},
    {"S2", "any distance along ranks and files", "dragon", "as a rook, or one step diagonally"},
    {"S3", "any distance along diagonals", "horse", "as a bishop, or one step straight"},
    {"S4", "one step straight, or diagonally forward"},
    {"S5", "one step diagonally, or straight forward", "", as_gold},
    {"S6", "two ranks forward and one file aside", "", as_gold},
    {"S7", "any distance straight forward", "", as_gold},
    {"S8", "one step straight forward", "tokin", as_gold},
}};

std::string camp_of(Colour colour) {
  return colour == Colour::white ? "the enemy camp, ranks 7 to 9" : "the enemy camp, ranks 1 to 3";
}

std::string_view last_ranks_of(Kind kind) {
  return kind == knight ? "the last two ranks" : "the last rank";
}

}  // namespace

std::span<const KindWords> ShogiReferee::words() const {
  return words_of_kinds;
}

// ---- Why a move is illegal ----------------------------------------------------------------------

Reason ShogiReferee::why_unreachable(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const std::string clause(clause_of(piece));
  if (goes_far(piece, from, to)) {
    const Square block = walk(setup, from).first_piece(from, towards(from, to));
    return {clause, the_piece(setup, block) + " stands in the way"};
  }
  return {clause, fmt::format("{} goes {}", a_piece(piece), movement_of(piece))};
}

Reason ShogiReferee::why_not_so_promoted(const Setup& setup, Move move) const {
  const Piece piece = setup.at(move.from());
  if (!move.is_promotion()) {
    return {"S9", fmt::format("{} that reaches {} could never move again and must promote",
                              a_piece(piece), last_ranks_of(piece.kind()))};
  }
  if (piece.promoted()) {
    return {"S9", fmt::format("the {} is promoted already", name_of(piece))};
  }
  if (!may_still_promote(piece)) {
    return {"S9", a_piece(piece) + " never promotes"};
  }
  return {"S9", fmt::format("a piece promotes only by a move that starts or ends in {}",
                            camp_of(piece.colour()))};
}

// ---- Why a drop is illegal ----------------------------------------------------------------------

Reason ShogiReferee::why_no_drop(const Setup& setup, Move move) const {
  const bool held = setup.held(setup.side, move.kind()) > 0;
  if (!held || setup.at(move.to())) {
    return BaseReferee::why_no_drop(setup, move);
  }
  if (!leaves_a_move(setup.side, move.kind(), move.to())) {
    return {"S12", fmt::format("on {} it could never move", last_ranks_of(move.kind()))};
  }
  return {"S13",
          fmt::format(
              "{} is on the same file, and no second unpromoted pawn is dropped there",
              the_piece(setup, lowest_on_file(setup, Piece(setup.side, pawn), move.to().file())))};
}

Reason ShogiReferee::why_not_permitted(const Setup& setup, Move move) const {
  const Setup next = after(setup, move);
  return {"S14", fmt::format("it would mate {}, and a dropped pawn may give check but not mate",
                             the_piece(next, royal_square(next, next.side)))};
}

Reason ShogiReferee::why_stalemate(const Setup& setup) const {
  return {"S16", fmt::format("{} is not in check and can neither move nor drop, and so loses",
                             side_name(setup.side))};
}

// ---- Why a move is legal ------------------------------------------------------------------------

Reason ShogiReferee::why_legal(const Setup& setup, Move move) const {
  if (move.is_drop()) {
    const bool checks = in_check(after(setup, move), opponent(setup.side));
    return {"S11", checks && move.kind() == pawn
                       ? "it is in hand, the square is empty, and the check is not mate (S14)"
                       : "it is in hand and the square is empty"};
  }
  const Piece piece = setup.at(move.from());
  if (move.is_promotion()) {
    return {"S9", fmt::format("it {} in {} and promotes",
                              in_enemy_camp(piece.colour(), move.to()) ? "ends" : "starts",
                              camp_of(piece.colour()))};
  }
  return {std::string(clause_of(piece)),
          fmt::format("{} goes {}", a_piece(piece), movement_of(piece))};
}

}  // namespace hurdle::shogi
