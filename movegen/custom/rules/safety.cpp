// Which moves are legal: safety of kings and pseudo-royal pieces, facing kings, checks that a game
// forbids, and compulsion.
#include <algorithm>
#include <cstdlib>

#include "movegen/custom/rules/reach.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {
namespace {

Squares all_of_types(const Position& position, Colour colour, const Types& types) {
  Squares found;
  for (std::size_t index = 0; index < square_count; ++index) {
    found[index] =
        position.board[index].belongs_to(colour) && contains(types, position.board[index].type);
  }
  return found;
}

}  // namespace

/// A type in `extinctionPieceTypes` is royal for a player who has few enough pieces of it.
Types Rules::royal_types(const Position& position, Colour colour) const {
  Types types;
  types.set(index_of(Type::king));
  for (std::size_t index = 0; index < type_count; ++index) {
    if (facts_.ends.extinction_pseudo_royal && facts_.ends.extinction_types.types[index]) {
      types[index] = squares_of(position, colour, type_at(index)).count() <=
                     static_cast<std::size_t>(facts_.ends.extinction_count) + 1;
    }
  }
  return types;
}

Squares Rules::royals(const Position& position, Colour colour) const {
  return all_of_types(position, colour, royal_types(position, colour));
}

bool Rules::in_check(const Position& position, Colour colour) const {
  return checkers(position, colour) > 0;
}

int Rules::checkers(const Position& position, Colour colour) const {
  const Squares squares = royals(position, colour);
  Squares from;
  for (std::size_t index = 0; index < square_count; ++index) {
    if (squares[index]) {
      from |= royal_attackers(position, Square::at(index), colour);
    }
  }
  return static_cast<int>(from.count());
}

/// The enemy pieces that could capture a royal piece of `colour` on this square. With blasts, none
/// can if it is next to a royal piece of the enemy: the capture would destroy both. Nor does a
/// royal piece capture that would turn to stone.
Squares Rules::royal_attackers(const Position& position, Square square, Colour colour) const {
  if (facts_.blast.on_capture && facts_.ends.extinction_pseudo_royal) {
    const Squares enemies = royals(position, opponent(colour));
    for (std::size_t index = 0; index < square_count; ++index) {
      const Square enemy = Square::at(index);
      if (enemies[index] && !contains(facts_.blast.immune, position.at(enemy).type) &&
          std::abs(enemy.file() - square.file()) <= 1 &&
          std::abs(enemy.rank() - square.rank()) <= 1) {
        return {};
      }
    }
  }
  Squares from = attackers(facts_, position, square, opponent(colour));
  const Types stone = facts_.blast.petrify & royal_types(position, opponent(colour));
  for (std::size_t index = 0; index < square_count; ++index) {
    const Type by = position.board[index].type;
    from[index] = from[index] && !immune(position.at(square), by) && !contains(stone, by);
  }
  return from;
}

bool Rules::legal(const Position& position, const Move& move) const {
  const bool passes = move.form == Form::pass;
  const bool faced = facts_.bikjang_rule && kings_face(facts_, position);
  if (passes && faced) {
    return true;
  }
  const Position next = after(position, move);
  if (move.gated != Type::none) {  // the new piece shields no king
    Position without = next;
    without.put(move.gate, Piece{});
    if (!keeps_king_safe(position, without)) {
      return false;
    }
  }
  if (!keeps_king_safe(position, next) || !keeps_pseudo_royals_safe(position, move, next)) {
    return false;
  }
  if (faced && kings_face(facts_, next)) {
    return false;
  }
  if (facts_.makpong_rule && !king_may_answer(position, move)) {
    return false;
  }
  const bool check_allowed = facts_.checking && (facts_.drops.checks || move.form != Form::drop);
  return check_allowed || !gives_check(next);
}

bool Rules::keeps_king_safe(const Position& position, const Position& next) const {
  const Colour colour = position.side;
  const Squares kings = squares_of(next, colour, Type::king);
  if (kings.none() && squares_of(position, colour, Type::king).any()) {
    return false;  // exploded, or turned to stone
  }
  for (std::size_t index = 0; index < square_count; ++index) {
    if (kings[index] && attacked(facts_, next, Square::at(index), opponent(colour))) {
      return false;
    }
  }
  return !facts_.flying_general || !kings_face(facts_, next);
}

/// The squares after a move of the pieces that must then be safe: those that were royal before it,
/// and a dropped piece of a royal type. A pawn's promotion to such a type makes the new piece royal
/// too, or none of the type if they are then too many; another promotion changes nothing.
Squares Rules::royals_after(const Position& position, const Move& move,
                            const Position& next) const {
  const Colour us = position.side;
  Squares squares = royals(position, us);
  if (move.form == Form::drop) {
    squares[move.to.index()] = contains(royal_types(position, us), move.type);
  } else if (squares[move.from.index()]) {
    squares.reset(move.from.index());
    squares.set(move.to.index());
  }
  if (move.form == Form::promotion && contains(facts_.ends.extinction_types.types, move.type)) {
    if (contains(royal_types(next, us), move.type)) {
      squares.set(move.to.index());
    } else {
      squares &= ~squares_of(next, us, move.type);
    }
  }
  return squares;
}

/// A move that captures a pseudo-royal piece of the enemy may leave own ones attacked.
bool Rules::keeps_pseudo_royals_safe(const Position& position, const Move& move,
                                     const Position& next) const {
  if (!facts_.ends.extinction_pseudo_royal) {
    return true;
  }
  const Colour us = position.side;
  const Squares ours = royals_after(position, move, next);
  bool lost = false;  // exploded, or turned to stone
  bool safe = true;
  for (std::size_t index = 0; index < square_count; ++index) {
    lost |= ours[index] && !next.board[index].belongs_to(us);
    safe = safe && !(ours[index] && royal_attackers(next, Square::at(index), us).any());
  }
  const Types theirs = royal_types(position, opponent(us));
  const bool takes = all_of_types(next, opponent(us), theirs).count() <
                     all_of_types(position, opponent(us), theirs).count();
  if (lost || takes || !safe) {
    return !lost && takes;
  }
  if (!facts_.ends.duple_check) {
    return true;
  }
  const Squares all = all_of_types(next, us, facts_.ends.extinction_types.types);
  bool all_attacked = all.any();
  for (std::size_t index = 0; index < square_count; ++index) {
    all_attacked =
        all_attacked && (!all[index] || attacked(facts_, next, Square::at(index), opponent(us)));
  }
  return !all_attacked;
}

/// Makpong: in check the king may only capture the one piece that gives check.
bool Rules::king_may_answer(const Position& position, const Move& move) const {
  const Colour us = position.side;
  if (position.at(move.from).type != Type::king || move.form == Form::drop ||
      !in_check(position, us)) {
    return true;
  }
  const Squares checkers = attackers(facts_, position, move.from, opponent(us));
  return checkers.count() == 1 && checkers[move.to.index()];
}

/// Whether the side to move, in the position after a move, has a king in check.
bool Rules::gives_check(const Position& next) const {
  const Squares kings = squares_of(next, next.side, Type::king);
  for (std::size_t index = 0; index < square_count; ++index) {
    if (kings[index] && attacked(facts_, next, Square::at(index), opponent(next.side))) {
      return true;
    }
  }
  return false;
}

/// `mustCapture`, `mustDrop`: if a legal move of the kind exists, all others are illegal.
void Rules::apply_compulsion(const Position& position, std::vector<Move>& moves) const {
  const auto keep_only = [&](const auto& wanted) {
    if (std::ranges::any_of(moves, wanted)) {
      moves.erase(std::remove_if(moves.begin(), moves.end(),
                                 [&](const Move& move) { return !wanted(move); }),
                  moves.end());
    }
  };
  if (facts_.must_capture) {
    keep_only([&](const Move& move) { return captured_square(position, move).exists(); });
  }
  if (facts_.drops.must) {
    keep_only([&](const Move& move) {
      return move.form == Form::drop &&
             (facts_.drops.must_type.all || contains(facts_.drops.must_type.types, move.type));
    });
  }
}

}  // namespace hurdle::custom
