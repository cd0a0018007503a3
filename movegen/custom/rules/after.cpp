// The position after a move.
#include <algorithm>

#include "movegen/custom/rules/reach.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {
namespace {

constexpr std::uint32_t highest_counter = 999'999;

/// The moved piece as it stands after the move.
Piece arrived(const Piece& piece, const Move& move) {
  Piece changed = piece;
  switch (move.form) {
    case Form::promotion:
      changed.type = move.type;
      changed.was = Type::none;
      changed.was_pawn = true;
      break;
    case Form::upgrade:
      changed.type = move.type;
      changed.was = piece.type;
      break;
    case Form::demotion:
      changed.type = piece.was;
      changed.was = Type::none;
      break;
    default:
      break;
  }
  return changed;
}

}  // namespace

/// A captured piece goes into the hand of the capturing player as what it was before promotion.
void Rules::take(Position& next, const Piece& taken, Colour by) const {
  if (!facts_.drops.captures_to_hand || facts_.drops.two_boards) {
    return;
  }
  Type type = taken.type;
  if (!facts_.drops.loop) {
    type = taken.was != Type::none ? taken.was : taken.was_pawn ? facts_.main_pawn : type;
  }
  if (type != Type::none) {
    ++next.hands[hurdle::index_of(by)][index_of(type)];
  }
}

void clear_idle_pawn_marks(const Description& facts, Position& position) {
  if (facts.promoted_pawns_return()) {
    return;
  }
  for (Piece& piece : position.board) {
    piece.was_pawn = false;
  }
}

void Rules::update_gates(const Position& position, const Move& move, Position& next) const {
  if (!facts_.gating || move.form == Form::drop || move.form == Form::pass) {
    return;
  }
  next.gates.reset(move.from.index());
  next.gates.reset(move.to.index());
  if (move.form == Form::castling) {
    next.gates.reset(move.other.index());
  }
  // A rook's move to the file or rank of the enemy king ends that king's leap, even if pieces stand
  // between.
  if (facts_.cambodian_moves && position.at(move.from).type == Type::rook) {
    for_each_square(facts_.size, [&](Square square) {
      const Piece& piece = next.at(square);
      if (piece.belongs_to(opponent(position.side)) && piece.type == Type::king &&
          (square.file() == move.to.file() || square.rank() == move.to.rank())) {
        next.gates.reset(square.index());
      }
    });
  }
}

Position Rules::after(const Position& position, const Move& move) const {
  const Colour us = position.side;
  Position next = position;
  next.en_passant.reset();
  next.castled = false;
  next.faced = facts_.bikjang_rule && kings_face(facts_, position);
  next.passes = move.form == Form::pass && !move.wall.exists() ? position.passes + 1 : 0;
  const Square taken = captured_square(position, move);
  next.half = std::min(next.half + 1, highest_counter);
  if (taken.exists()) {
    take(next, position.at(taken), us);
    next.put(taken, Piece{});
    next.half = 0;
  }
  if (move.form == Form::drop) {
    if (!facts_.enclosing.free_drops) {
      --next.hands[hurdle::index_of(us)][index_of(move.type)];
    }
    const Type promoted = facts_.promoted_type[index_of(move.type)];
    next.put(move.to, move.promoted ? Piece{promoted, us, move.type, false}
                                    : Piece{move.type, us, Type::none, false});
  } else if (move.form == Form::castling) {
    const Wing wing = move.other.file() > move.from.file() ? Wing::king : Wing::queen;
    const Piece rook = position.at(move.other);
    next.put(move.from, Piece{});
    next.put(move.other, Piece{});
    next.put(move.to, position.at(move.from));
    next.put(castled_rook(move.to, wing), rook);
    next.castled = facts_.ends.castling_wins[hurdle::index_of(us)][static_cast<std::size_t>(wing)];
  } else if (move.form != Form::pass) {
    const Piece piece = position.at(move.from);
    next.half = contains(facts_.of(us).promotion_pawn_types, piece.type) ? 0 : next.half;
    next.put(move.from, Piece{});
    next.put(move.to, arrived(piece, move));
    mark_passed_squares(move, next);
    if (taken.exists()) {
      blast(position, move, next);
    }
  }
  flip(move, next);
  put_wall(move, next);
  update_rights(position, move, next);
  update_gates(position, move, next);
  if (move.gated != Type::none) {
    --next.hands[hurdle::index_of(us)][index_of(move.gated)];
    next.put(move.gate, Piece{move.gated, us, Type::none, false});
  }
  next.side = opponent(us);
  next.full = std::min(next.full + (us == Colour::black ? 1 : 0), highest_counter);
  if (facts_.ends.check_counting && in_check(next, next.side)) {
    int& left = next.checks_left[hurdle::index_of(us)];
    left = std::max(left - 1, 0);
  }
  return next;
}

}  // namespace hurdle::custom
