// Pawns: double and triple steps, en passant. One step and captures are the pawn's movement.
#include "movegen/custom/rules/reach.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

void Rules::pawn_moves(const Position& position, Square from, VisitMove visit) const {
  const Colour colour = position.at(from).colour;
  const SideFacts& side = facts_.of(colour);
  constexpr int longest = 3;
  for (int steps = 1; steps <= longest; ++steps) {
    const int rank = from.rank() + steps * forward(colour);
    if (!facts_.size.has(from.file(), rank)) {
      return;
    }
    const Square to(from.file(), rank);
    if (position.occupied(to) || !may_stand(facts_, colour, Type::pawn, to)) {
      return;
    }
    const bool allowed = (steps == 2 && side.double_step_region[from.index()]) ||
                         (steps == longest && side.triple_step_region[from.index()]);
    if (allowed) {
      arrivals(position, Move::of(Form::plain, from, to), false, visit);
    }
  }
}

namespace {

/// The piece that passed over `passed`: on a marked square if the field names it, else the nearest
/// enemy piece behind, seen from the capturing player.
Square passing_piece(const Description& facts, const Position& position, Square passed) {
  const Colour enemy = opponent(position.side);
  for (std::size_t index = 0; index < square_count; ++index) {
    if (position.en_passant[index] && position.board[index].belongs_to(enemy)) {
      return Square::at(index);
    }
  }
  int rank = passed.rank() + forward(enemy);
  while (facts.size.has(passed.file(), rank)) {
    const Square square(passed.file(), rank);
    if (position.at(square).belongs_to(enemy)) {
      return square;
    }
    rank += forward(enemy);
  }
  return Square::none();
}

}  // namespace

void Rules::en_passant_moves(const Position& position, Square from, const Squares& captures,
                             VisitMove visit) const {
  const Piece& piece = position.at(from);
  const SideFacts& side = facts_.of(piece.colour);
  if (position.en_passant.none() ||
      (piece.type != Type::pawn && !contains(side.en_passant_types, piece.type))) {
    return;
  }
  const Squares targets = captures & position.en_passant & side.en_passant_region;
  for_each_square(facts_.size, [&](Square to) {
    if (!targets[to.index()] || position.occupied(to)) {
      return;
    }
    Move move = Move::of(Form::en_passant, from, to);
    move.other = passing_piece(facts_, position, to);
    if (move.other.exists()) {
      visit(move);
    }
  });
}

void Rules::mark_passed_squares(const Move& move, Position& next) const {
  const Piece& piece = next.at(move.to);
  const int ranks = move.to.rank() - move.from.rank();
  const int files = move.to.file() - move.from.file();
  const bool pawn = piece.type == Type::pawn && files == 0 && (ranks > 1 || ranks < -1);
  if (move.form != Form::plain || !(pawn || (is_custom(piece.type) && move.initial))) {
    return;
  }
  const bool line = files == 0 || ranks == 0 || files == ranks || files == -ranks;
  const int right = (files > 0) - (files < 0);
  const int up = (ranks > 0) - (ranks < 0);
  Squares passed;
  for (Square square(move.from.file() + right, move.from.rank() + up); line && square != move.to;
       square = Square(square.file() + right, square.rank() + up)) {
    passed.set(square.index());
  }
  if (!pawn) {
    passed.set(move.to.index());
  }
  Types others = facts_.of(opponent(piece.colour)).en_passant_types;
  others.reset(index_of(Type::pawn));
  bool attacked_by_pawn = false;
  for_each_square(facts_.size, [&](Square from) {
    const Piece& other = next.at(from);
    if (other.belongs_to(opponent(piece.colour)) && other.type == Type::pawn) {
      attacked_by_pawn |= (reach(facts_, next, from, Tracks::capture) & passed).any();
    }
  });
  if (!pawn || others.any() || attacked_by_pawn) {
    next.en_passant = passed;
  }
}

}  // namespace hurdle::custom
