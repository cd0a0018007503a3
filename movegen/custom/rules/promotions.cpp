// What a piece becomes on arrival: pawn promotions, promoted types, demotions, Sittuyin's
// promotion in place; and squares from which a piece could never move again.
#include "movegen/custom/rules/reach.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

bool Rules::below_limit(const Position& position, Colour colour, Type type) const {
  const int limit = facts_.promotion_limit[index_of(type)];
  return limit == 0 || squares_of(position, colour, type).count() < static_cast<std::size_t>(limit);
}

bool Rules::immobile(const Position& position, Colour colour, Type type, Square square) const {
  Position empty;
  empty.walls = position.walls;
  empty.put(square, Piece{type, colour, Type::none, false});
  return reach(facts_, empty, square, Tracks::quiet_anywhere).none();
}

void Rules::arrivals(const Position& position, const Move& move, bool capture,
                     VisitMove visit) const {
  const Piece& piece = position.at(move.from);
  const SideFacts& side = facts_.of(piece.colour);
  const bool ends = side.promotion_region[move.to.index()];
  const bool starts = side.promotion_region[move.from.index()];
  const bool is_pawn = piece.type == Type::pawn;
  const auto visit_as = [&](Form form, Type type) {
    Move changed = move;
    changed.form = form;
    changed.type = type;
    visit(changed);
  };
  bool plain = true;
  if (ends && !facts_.sittuyin_promotion &&
      (is_pawn || contains(side.promotion_pawn_types, piece.type))) {
    for (std::size_t index = 0; index < type_count; ++index) {
      const Type type = type_at(index);
      if (side.promotion_piece_types[index] && below_limit(position, piece.colour, type)) {
        visit_as(Form::promotion, type);
      }
    }
    plain = !facts_.mandatory_pawn_promotion;
  }
  const bool in_zone = (ends || (starts && !is_pawn)) && (!facts_.promotion_on_capture || capture);
  const Type better = facts_.promoted_type[index_of(piece.type)];
  const bool upgrades =
      in_zone && better != Type::none && below_limit(position, piece.colour, better);
  const bool demotes = in_zone && facts_.demotion && piece.was != Type::none;
  if (upgrades) {
    visit_as(Form::upgrade, better);
  }
  if (demotes) {
    visit_as(Form::demotion, piece.was);
  }
  plain = plain && !((upgrades || demotes) && facts_.mandatory_piece_promotion && !is_pawn);
  if (plain && facts_.drops.immobility_illegal) {
    plain = !immobile(position, piece.colour, piece.type, move.to);
  }
  if (plain) {
    visit(move);
  }
}

/// A pawn in the zone, or a player's only pawn, promotes in place or on an empty square that the
/// new piece attacks from there, if it then attacks no enemy piece and gives no check.
void Rules::sittuyin_promotions(const Position& position, Square from, VisitMove visit) const {
  const Colour colour = position.at(from).colour;
  const SideFacts& side = facts_.of(colour);
  const bool only = squares_of(position, colour, Type::pawn).count() == 1;
  if (!side.promotion_region[from.index()] && !only) {
    return;
  }
  for (std::size_t index = 0; index < type_count; ++index) {
    const Type type = type_at(index);
    if (!side.promotion_piece_types[index] || !below_limit(position, colour, type)) {
      continue;
    }
    Position changed = position;
    changed.put(from, Piece{type, colour, Type::none, true});
    Squares targets = reach(facts_, changed, from, Tracks::capture);
    targets.set(from.index());
    for_each_square(facts_.size, [&](Square to) {
      if (!targets[to.index()] || (to != from && position.occupied(to))) {
        return;
      }
      Position next = position;
      next.put(from, Piece{});
      next.put(to, Piece{type, colour, Type::none, true});
      const Squares attacks = reach(facts_, next, to, Tracks::capture);
      bool harmless = !in_check(next, opponent(colour));
      for_each_square(facts_.size, [&](Square square) {
        harmless &= !(attacks[square.index()] && next.at(square).belongs_to(opponent(colour)));
      });
      if (harmless) {
        Move move = Move::of(Form::promotion, from, to);
        move.type = type;
        visit(move);
      }
    });
  }
}

}  // namespace hurdle::custom
