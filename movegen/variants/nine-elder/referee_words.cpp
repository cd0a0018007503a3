// Explanations of Nine elder's rules: the clause and one sentence for every legal or illegal move.
// They never decide: referee.cpp does.
#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "movegen/referee/direction.hpp"
#include "movegen/variants/nine-elder/referee.hpp"

namespace hurdle::nine_elder {
namespace {

constexpr std::string_view as_gold = "one step along rank or file, or diagonally forward";
constexpr std::string_view hopping =
    "along ranks and files to empty squares, or over exactly one piece";

constexpr std::array<KindWords, 9> words_of_kinds{{
    {"N1", "one step in any direction"},
    {"N1", "any distance along ranks and files", "dragon", "as an incense, or one step diagonally",
     "N2"},
    {"N1", "any distance along diagonals", "horse", "as an angle, or one step along rank or file",
     "N2"},
    {"N3", "along ranks and files over exactly one piece", "iron", hopping, "N4"},
    {"N3", "along ranks and files to empty squares, and captures over exactly one piece", "copper",
     hopping, "N4"},
    {"N1", as_gold},
    {"N1", "one step diagonally, or straight forward", "", as_gold},
    {"N5", "one step straight and then one diagonally outward", "", as_gold, "N1"},
    {"N1", "one step straight forward", "gilding", as_gold},
}};

bool hops(Piece piece) {
  return piece.kind() == cannon || piece.kind() == van;
}

bool hops_only(Piece piece) {
  return piece.kind() == cannon && !piece.promoted();
}

bool is_leaper(Piece piece) {
  return piece.kind() == cassia && !piece.promoted();
}

/// The point that a cassia crosses: one step straight along the longer side.
Square way_of(Square from, Square to) {
  const Step step = towards(from, to);
  return std::abs(ranks_between(from, to)) > std::abs(files_between(from, to))
             ? Square(from.file(), from.rank() + step.ranks)
             : Square(from.file() + step.files, from.rank());
}

}  // namespace

std::span<const KindWords> NineElderReferee::words() const {
  return words_of_kinds;
}

std::span<const KindWords> LiteralReferee::words() const {
  static constexpr auto literal = [] {
    auto all = words_of_kinds;
    all[index_of(incense)].promoted_goes = "as an incense";
    all[index_of(angle)].promoted_goes = "as an incense, or one step diagonally";
    return all;
  }();
  return literal;
}

// ---- Why a move is illegal ----------------------------------------------------------------------

Reason NineElderReferee::why_unreachable(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const std::string clause(clause_of(piece));
  if (hops(piece) && is_straight(from, to)) {
    return why_no_hop(setup, from, to);
  }
  if (goes_far(piece, from, to)) {
    const Square block = walk(setup, from).first_piece(from, towards(from, to));
    return {clause, the_piece(setup, block) + " stands in the way"};
  }
  if (is_leaper(piece) && is_leap(from, to, 2, 1)) {
    return {clause, fmt::format("it goes by way of {}, where {} stands", to_text(way_of(from, to)),
                                the_piece(setup, way_of(from, to)))};
  }
  return {clause, fmt::format("the {} goes {}", name_of(piece), movement_of(piece))};
}

Reason NineElderReferee::why_no_hop(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  const std::string clause(clause_of(piece));
  const Walk here = walk(setup, from);
  const Square first = here.first_piece(from, towards(from, to));
  if (!first.exists() || distance(from, first) >= distance(from, to)) {
    return {clause, fmt::format("there is no piece between to jump, and {} {} only by a jump",
                                name_of(piece), hops_only(piece) ? "goes" : "captures")};
  }
  const Square second = here.first_piece(first, towards(from, to));
  if (second.exists() && distance(from, second) < distance(from, to)) {
    return {clause, fmt::format("{} and {} stand between, and it jumps exactly one piece",
                                the_piece(setup, first), the_piece(setup, second))};
  }
  return {clause, fmt::format("{} stands in the way, and a van jumps only to capture",
                              the_piece(setup, first))};
}

Reason NineElderReferee::why_not_so_promoted(const Setup& setup, Move move) const {
  const Piece piece = setup.at(move.from());
  if (!move.is_promotion()) {
    return {"N6", duty_words(piece.colour())};
  }
  if (piece.promoted()) {
    return {"N6", fmt::format("the {} is promoted already", name_of(piece))};
  }
  if (!may_still_promote(piece)) {
    return {"N6", a_piece(piece) + " never promotes"};
  }
  return {"N6", promotion_words(piece.colour())};
}

std::string NineElderReferee::promotion_words(Colour colour) const {
  return fmt::format("a piece promotes only by a move that ends in the enemy camp, ranks {}",
                     colour == Colour::white ? "7 to 9" : "1 to 3");
}

std::string NineElderReferee::duty_words(Colour colour) const {
  return fmt::format("every move that ends in the enemy camp, ranks {}, promotes the piece",
                     colour == Colour::white ? "7 to 9" : "1 to 3");
}

std::string ShogiReferee::promotion_words(Colour colour) const {
  return fmt::format(
      "a piece promotes only by a move that starts or ends in the enemy camp, ranks {}",
      colour == Colour::white ? "7 to 9" : "1 to 3");
}

std::string ShogiReferee::duty_words(Colour /*colour*/) const {
  return "a pawn that reaches the last rank must promote";
}

// ---- Why a drop is illegal ----------------------------------------------------------------------

Reason NineElderReferee::why_no_drop(const Setup& setup, Move move) const {
  const bool held = setup.held(setup.side, move.kind()) > 0;
  if (!held || setup.at(move.to())) {
    return BaseReferee::why_no_drop(setup, move);
  }
  if (!pawn_may_be_dropped_on_rank(setup.side, move.to())) {
    return {"N9", "a pawn is never dropped on the last rank"};
  }
  return {"N10",
          fmt::format(
              "{} is on the same file, and no second unpromoted pawn is dropped there",
              the_piece(setup, lowest_on_file(setup, Piece(setup.side, pawn), move.to().file())))};
}

Reason NineElderReferee::why_not_permitted(const Setup& setup, Move move) const {
  const Setup next = after(setup, move);
  const Square enemy = royal_square(next, next.side);
  return {"N11", fmt::format("it would mate {}, attacked by {}, and a drop may give check but not "
                             "mate",
                             the_piece(next, enemy), the_attackers(next, enemy, setup.side))};
}

Reason NineElderReferee::why_stalemate(const Setup& setup) const {
  return {"N12", fmt::format("{} is not in check and can neither move nor drop, and so loses",
                             side_name(setup.side))};
}

// ---- Why a move is legal ------------------------------------------------------------------------

Reason NineElderReferee::why_legal(const Setup& setup, Move move) const {
  if (move.is_drop()) {
    const bool checks = in_check(after(setup, move), opponent(setup.side));
    return {"N8", checks ? "it is in hand, the square is empty, and the check is not mate (N11)"
                         : "it is in hand and the square is empty"};
  }
  const Piece piece = setup.at(move.from());
  if (move.is_promotion()) {
    return {"N6", in_enemy_camp(piece.colour(), move.to())
                      ? "it ends in the enemy camp and promotes"
                      : "it starts in the enemy camp and promotes"};
  }
  return {std::string(clause_of(piece)),
          fmt::format("the {} goes {}", name_of(piece), movement_of(piece))};
}

}  // namespace hurdle::nine_elder
