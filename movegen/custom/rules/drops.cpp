// Drops of pieces in hand: which square each may be dropped on.
#include "movegen/custom/rules/reach.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

void Rules::drop_moves(const Position& position, VisitMove visit) const {
  if (!facts_.drops.allowed) {
    return;
  }
  for (std::size_t index = 0; index < type_count; ++index) {
    const Type type = type_at(index);
    const bool has = position.hands[hurdle::index_of(position.side)][index] > 0 ||
                     (facts_.enclosing.free_drops && facts_.letters[index] != 0);
    if (!has) {
      continue;
    }
    for_each_square(facts_.size, [&](Square to) {
      if (may_drop(position, type, type, to)) {
        Move move = Move::of(Form::drop, to, to);
        move.type = type;
        visit(move);
      }
      const Type better = facts_.promoted_type[index];
      if (facts_.drops.promoted && better != Type::none && may_drop(position, type, better, to)) {
        Move move = Move::of(Form::drop, to, to);
        move.type = type;
        move.promoted = true;
        visit(move);
      }
    });
  }
}

/// Whether the regions of drops let a piece in hand arrive on a square, by a drop or by gating.
bool Rules::in_drop_region(Colour colour, Type type, Square to) const {
  const SideFacts& side = facts_.of(colour);
  const DropFacts& drops = facts_.drops;
  const int own_rank = colour == Colour::white ? to.rank() + 1 : facts_.size.ranks - to.rank();
  if (type == Type::pawn && ((!drops.first_rank_pawns && own_rank == 1) ||
                             (!drops.promotion_zone_pawns && side.promotion_region[to.index()]))) {
    return false;
  }
  return side.drop_region[to.index()] && may_stand(facts_, colour, type, to) &&
         (!drops.sittuyin_rook || type != Type::rook || own_rank == 1);
}

/// Whether a piece in hand may be dropped as the type `as`.
bool Rules::may_drop(const Position& position, Type type, Type as, Square to) const {
  const Colour colour = position.side;
  const DropFacts& drops = facts_.drops;
  if (position.occupied(to) || !in_drop_region(colour, as, to) || !encloses(position, to)) {
    return false;
  }
  if (drops.no_doubled != Type::none && as == drops.no_doubled) {
    int on_file = 0;
    for (int rank = 0; rank < facts_.size.ranks; ++rank) {
      const Piece& piece = position.at(Square(to.file(), rank));
      on_file += piece.belongs_to(colour) && piece.type == as ? 1 : 0;
    }
    if (on_file >= drops.no_doubled_count) {
      return false;
    }
  }
  if (drops.opposite_coloured_bishop && !keeps_bishops_apart(position, type, to)) {
    return false;
  }
  return !drops.immobility_illegal || !immobile(position, colour, as, to);
}

/// A player's bishops stand on squares of different colours: a bishop may not join another one, and
/// no piece may take the last square that a bishop in hand needs.
bool Rules::keeps_bishops_apart(const Position& position, Type type, Square to) const {
  const Colour colour = position.side;
  const auto shade = [](Square square) { return (square.file() + square.rank()) % 2; };
  std::array<int, 2> bishops{};
  std::array<int, 2> free{};
  for_each_square(facts_.size, [&](Square square) {
    const auto at = static_cast<std::size_t>(shade(square));
    const Piece& piece = position.at(square);
    bishops[at] += piece.belongs_to(colour) && piece.type == Type::bishop ? 1 : 0;
    free[at] += !position.occupied(square) && facts_.of(colour).drop_region[square.index()] ? 1 : 0;
  });
  const auto here = static_cast<std::size_t>(shade(to));
  const auto there = 1 - here;
  const int held = position.hands[hurdle::index_of(colour)][index_of(Type::bishop)];
  if (type == Type::bishop) {
    return bishops[here] <= bishops[there];
  }
  const bool needed = held > 0 && bishops[here] == 0 && (held > 1 || bishops[there] > 0);
  return !needed || free[here] > 1;
}

}  // namespace hurdle::custom
