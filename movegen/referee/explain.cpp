// Why a move is legal or not: the clause and one sentence. The rules decide first and the words are
// chosen afterwards, so words and rules always agree.
#include <fmt/format.h>

#include "movegen/referee/base.hpp"
#include "movegen/referee/direction.hpp"
#include "movegen/vocab/mapped.hpp"

namespace hurdle {
namespace {

Verdict refused(const std::string& subject, const Reason& reason) {
  return {false, reason.clause, subject + ": " + reason.words + "."};
}

bool begins_with_vowel(std::string_view name) {
  return std::string_view("aeiou").find(name.front()) != std::string_view::npos;
}

/// At the beginning of a sentence.
std::string with_article(std::string_view name) {
  return fmt::format("{} {}", begins_with_vowel(name) ? "An" : "A", name);
}

}  // namespace

Verdict BaseReferee::explain(const Setup& setup, Move move) const {
  const Move asked = move.is_drop() || move.is_pass() ? move : marked(setup, move.plain());
  if (over(setup)) {
    return refused("The game is over", why_over(setup));
  }
  bool is_movement = false;
  movements(setup, [&](Move found) { is_movement |= found == asked; });
  if (is_movement) {
    return judge(setup, asked);
  }
  return refused(subject_of(setup, asked), why_no_movement(setup, asked));
}

Verdict BaseReferee::judge(const Setup& setup, Move move) const {
  const Setup next = after(setup, move);
  if (!permitted(setup, move, next)) {
    return refused(subject_of(setup, move), why_not_permitted(setup, move));
  }
  if (!keeps_royal_safe(setup, move, next)) {
    return refused(subject_of(setup, move), why_not_safe(setup, next));
  }
  const Reason reason = why_legal(setup, move);
  return {true, reason.clause, permission_of(setup, move) + ": " + reason.words + "."};
}

std::string BaseReferee::subject_of(const Setup& setup, Move move) const {
  if (move.is_pass()) {
    return side_name(setup.side) + " cannot pass";
  }
  if (move.is_drop()) {
    return fmt::format("{} cannot be dropped on {}", with_article(notation().of(move.kind()).name),
                       to_text(move.to()));
  }
  if (!setup.at(move.from()).belongs_to(setup.side)) {
    return fmt::format("{} cannot move from {} to {}", side_name(setup.side), to_text(move.from()),
                       to_text(move.to()));
  }
  return fmt::format("The {} on {} cannot go to {}", name_of(setup.at(move.from())),
                     to_text(move.from()), to_text(move.to()));
}

std::string BaseReferee::permission_of(const Setup& setup, Move move) const {
  if (move.is_pass()) {
    return side_name(setup.side) + " may pass";
  }
  if (move.is_drop()) {
    return fmt::format("{} may be dropped on {}", with_article(notation().of(move.kind()).name),
                       to_text(move.to()));
  }
  const Square taken = move.is_en_passant() ? passing_pawn(setup, move.to()) : move.to();
  const std::string capture =
      setup.at(taken) && !move.is_castling() ? " and capture " + the_piece(setup, taken) : "";
  return fmt::format("The {} on {} may go to {}{}", name_of(setup.at(move.from())),
                     to_text(move.from()), to_text(move.to()), capture);
}

Reason BaseReferee::why_no_movement(const Setup& setup, Move move) const {
  if (move.is_pass()) {
    return why_no_pass(setup, move);
  }
  if (move.is_drop()) {
    return why_no_drop(setup, move);
  }
  const Piece piece = setup.at(move.from());
  if (!piece) {
    return {"C7", "there is no piece on " + to_text(move.from())};
  }
  if (piece.colour() != setup.side) {
    return {"C7", fmt::format("{} belongs to {}", the_piece(setup, move.from()),
                              side_name(piece.colour()))};
  }
  if (move.is_castling()) {
    return why_no_castling(setup, move);
  }
  if (setup.at(move.to()).belongs_to(setup.side)) {
    return {std::string(clause_of(piece)),
            fmt::format("its own side's {} stands there", name_of(setup.at(move.to())))};
  }
  if (reaches(setup, move.from(), move.to())) {
    return why_not_so_promoted(setup, move);
  }
  return why_unreachable(setup, move.from(), move.to());
}

Reason BaseReferee::why_no_castling(const Setup& /*setup*/, Move /*move*/) const {
  return {"C7", "this game has no castling"};
}

Reason BaseReferee::why_no_pass(const Setup& setup, Move move) const {
  if (!notation().passes) {
    return {std::string(clauses_.pass), "this game has no pass"};
  }
  const Square royal = royal_square(setup, setup.side);
  return {"C7", fmt::format("a pass is written with the {}'s square twice, {}{}, not {}{}",
                            notation().of(Kind::royal).name, to_text(royal), to_text(royal),
                            to_text(move.from()), to_text(move.to()))};
}

Reason BaseReferee::why_no_drop(const Setup& setup, Move move) const {
  const std::string clause(clauses_.drop);
  if (!notation().hands) {
    return {clause, "this game has no drops"};
  }
  if (setup.held(setup.side, move.kind()) == 0) {
    return {clause, fmt::format("{} has no {} in hand", side_name(setup.side),
                                notation().of(move.kind()).name)};
  }
  if (setup.at(move.to())) {
    return {clause, the_piece(setup, move.to()) + " stands there"};
  }
  return {clause, "it may not be dropped there"};
}

Reason BaseReferee::why_not_so_promoted(const Setup& setup, Move move) const {
  const std::string name = name_of(setup.at(move.from()));
  if (move.is_promotion()) {
    return {std::string(clauses_.promotion),
            fmt::format("the {} does not promote so by this move", name)};
  }
  return {std::string(clauses_.promotion), fmt::format("the {} must promote by this move", name)};
}

Reason BaseReferee::why_not_permitted(const Setup& /*setup*/, Move /*move*/) const {
  return {"C2", "the rules of this game do not permit it here"};
}

Reason BaseReferee::why_not_safe(const Setup& setup, const Setup& next) const {
  const Square royal = royal_square(next, setup.side);
  const std::vector<Square> enemies = attackers(next, royal, next.side);
  if (enemies.size() > 1) {
    return {"C5", fmt::format("after it {} could capture {}", the_attackers(next, royal, next.side),
                              the_piece(next, royal))};
  }
  const Square over = jumped(next, enemies.front(), royal);
  return {"C5", fmt::format("after it {} could capture {}{}", the_piece(next, enemies.front()),
                            the_piece(next, royal),
                            over.exists() ? " over " + the_piece(next, over) : "")};
}

Reason BaseReferee::why_legal(const Setup& setup, Move move) const {
  if (move.is_drop()) {
    return {std::string(clauses_.drop), "it is in hand and the square is empty"};
  }
  if (move.is_pass()) {
    return {std::string(clauses_.pass), "a player may pass"};
  }
  const Piece piece = setup.at(move.from());
  return {std::string(clause_of(piece)), a_piece(piece) + " moves so"};
}

Reason BaseReferee::why_over(const Setup& /*setup*/) const {
  return {"C3", "a rule has ended it"};
}

Reason BaseReferee::why_mate(const Setup& setup) const {
  const Square royal = royal_square(setup, setup.side);
  return {std::string(clauses_.mate),
          fmt::format("{} is attacked by {} and {} has no legal move", the_piece(setup, royal),
                      the_attackers(setup, royal, opponent(setup.side)), side_name(setup.side))};
}

Reason BaseReferee::why_stalemate(const Setup& setup) const {
  return {std::string(clauses_.stalemate),
          fmt::format("{} is not in check and has no legal move", side_name(setup.side))};
}

std::string BaseReferee::side_name(Colour colour) const {
  return std::string(notation().side(colour));
}

std::string_view BaseReferee::clause_of(Piece piece) const {
  const KindWords& kind = words()[index_of(piece.kind())];
  return piece.promoted() && !kind.promoted_clause.empty() ? kind.promoted_clause : kind.clause;
}

std::string_view BaseReferee::movement_of(Piece piece) const {
  const KindWords& kind = words()[index_of(piece.kind())];
  return piece.promoted() && !kind.promoted_goes.empty() ? kind.promoted_goes : kind.goes;
}

std::string BaseReferee::a_piece(Piece piece) const {
  const std::string name = name_of(piece);
  return fmt::format("{} {}", begins_with_vowel(name) ? "an" : "a", name);
}

std::string BaseReferee::name_of(Piece piece) const {
  const std::string_view name = notation().of(piece.kind()).name;
  const std::string_view promoted = words()[index_of(piece.kind())].promoted_name;
  if (!piece.promoted()) {
    return std::string(name);
  }
  return promoted.empty() ? fmt::format("promoted {}", name) : std::string(promoted);
}

std::string BaseReferee::the_piece(const Setup& setup, Square square) const {
  return fmt::format("the {} on {}", name_of(setup.at(square)), to_text(square));
}

bool BaseReferee::goes_far(Piece piece, Square from, Square to) const {
  Setup alone;
  alone.put(from, piece);
  return distance(from, to) > 1 && (is_straight(from, to) || is_diagonal(from, to)) &&
         reaches(alone, from, to);
}

Square BaseReferee::jumped(const Setup& setup, Square from, Square to) const {
  if (!is_straight(from, to) && !is_diagonal(from, to)) {
    return Square::none();
  }
  const Square first = walk(setup, from).first_piece(from, towards(from, to));
  return first == to ? Square::none() : first;
}

std::string BaseReferee::the_attackers(const Setup& setup, Square target, Colour by) const {
  std::string text;
  const std::vector<Square> where = attackers(setup, target, by);
  for (const Square square : where) {
    if (!text.empty()) {
      text += square == where.back() ? " and " : ", ";
    }
    text += the_attacker(setup, square, target);
  }
  return text;
}

std::string BaseReferee::the_attacker(const Setup& setup, Square from, Square target) const {
  const Square over = jumped(setup, from, target);
  return over.exists() ? fmt::format("{} (over {})", the_piece(setup, from), the_piece(setup, over))
                       : the_piece(setup, from);
}

std::vector<Checker> BaseReferee::checking_pieces(const Setup& setup) const {
  const Square royal = royal_square(setup, setup.side);
  return mapped(attackers(setup, royal, opponent(setup.side)), [&](const Square square) {
    return Checker{square, the_attacker(setup, square, royal)};
  });
}

}  // namespace hurdle
