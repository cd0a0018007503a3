// The parts of the oracle that all games share.
#include "props/families/oracle.hpp"

#include "movegen/vocab/squares.hpp"

namespace hurdle::props {

Oracle::Oracle(const Notation& notation) : notation_(notation), squares_(squares_of(notation)) {}

Piece Oracle::promoted(Piece piece) const {
  return notation_.of(piece.kind()).promotes && !piece.promoted()
             ? Piece(piece.colour(), piece.kind(), true)
             : Piece{};
}

std::vector<Piece> Oracle::promotions(Piece piece) const {
  const Piece better = promoted(piece);
  return better ? std::vector{better} : std::vector<Piece>{};
}

Square Oracle::royal_of(const Setup& setup, Colour owner) const {
  const auto royal = std::ranges::find_if(
      squares_, [&](Square square) { return setup.at(square).is(owner, Kind::royal); });
  return royal == squares_.end() ? Square::none() : *royal;
}

std::vector<Square> Oracle::attackers(const Setup& setup, Colour owner, Square square) const {
  std::vector<Square> found;
  for (const Square from : squares_) {
    if (setup.at(from).belongs_to(opponent(owner)) && captures(setup, from, square)) {
      found.push_back(from);
    }
  }
  return found;
}

bool Oracle::attacked(const Setup& setup, Colour owner, Square square) const {
  return std::ranges::any_of(squares_, [&](Square from) {
    return setup.at(from).belongs_to(opponent(owner)) && captures(setup, from, square);
  });
}

bool Oracle::goes(const Setup& setup, Square from, Square to) const {
  if (from == to || setup.at(to).belongs_to(setup.at(from).colour())) {
    return false;
  }
  return setup.at(to) ? captures(setup, from, to) : enters(setup, from, to);
}

std::vector<Played> Oracle::board_moves(const Setup& setup) const {
  std::vector<Played> moves;
  each_move(setup, [&](const Played& played) {
    moves.push_back(played);
    return true;
  });
  return moves;
}

bool Oracle::each_move(const Setup& setup, const Visit& visit) const {
  if (over(setup)) {
    return true;
  }
  if (may_pass(setup) && !visit(passed(setup))) {
    return false;
  }
  const Visit visit_legal = [&](const Played& played) {
    return royal_attacked(played.after, setup.side) || forbidden(setup, played) || visit(played);
  };
  for (const Square from : squares_) {
    if (!setup.at(from).belongs_to(setup.side)) {
      continue;
    }
    for (const Square to : squares_) {
      if (goes(setup, from, to) && !each_move_between(setup, from, to, visit_legal)) {
        return false;
      }
    }
  }
  return special_moves(setup, visit_legal);
}

bool Oracle::each_move_between(const Setup& setup, Square from, Square to,
                               const Visit& visit) const {
  const Piece piece = setup.at(from);
  const std::vector<Piece> better = promotions(piece);
  const Turn turns = better.empty() ? Turn::never : turn(piece, from, to);
  if (turns != Turn::must && !visit({Move::board(from, to), moved(setup, from, to, piece)})) {
    return false;
  }
  if (turns == Turn::never) {
    return true;
  }
  return std::ranges::all_of(better, [&](Piece one) {
    const Move promotion = notation_.promotion == PromotionText::letter
                               ? Move::promotion_to(from, to, one.kind())
                               : Move::promotion(from, to);
    return visit({promotion, moved(setup, from, to, one)});
  });
}

Played Oracle::passed(const Setup& setup) const {
  Setup after = setup;
  ++after.passes;
  after.side = opponent(setup.side);
  return {Move::pass(royal_of(setup, setup.side)), after};
}

Setup Oracle::moved(const Setup& setup, Square from, Square to, Piece piece) const {
  Setup after = setup;
  const Piece captured = setup.at(to);
  if (captured && notation_.hands) {
    ++after.hands[index_of(setup.side)][index_of(held_as(captured))];
  }
  after.put(from, Piece{});
  after.put(to, piece);
  after.side = opponent(setup.side);
  after.passes = 0;
  after.en_passant.clear();
  leave_trace(after, from, to);
  return after;
}

Setup Oracle::dropped(const Setup& setup, Kind kind, Square to) {
  Setup after = setup;
  --after.hands[index_of(setup.side)][index_of(kind)];
  after.put(to, Piece(setup.side, kind));
  after.side = opponent(setup.side);
  after.en_passant.clear();
  return after;
}

Refusal Oracle::refusal(const Setup& setup, Kind kind, Square to) const {
  if (drop_square(setup, kind, to) != Refusal::none) {
    return drop_square(setup, kind, to);
  }
  const Setup after = dropped(setup, kind, to);
  if (royal_attacked(after, setup.side)) {
    return Refusal::exposes;
  }
  return may_not_mate(kind) && mated(after) ? Refusal::mates : Refusal::none;
}

std::vector<Kind> Oracle::kinds_held(const Setup& setup) const {
  std::vector<Kind> held;
  for (std::size_t kind = 0; kind < notation_.kinds.size(); ++kind) {
    if (setup.held(setup.side, static_cast<Kind>(kind)) > 0) {
      held.push_back(static_cast<Kind>(kind));
    }
  }
  return held;
}

bool Oracle::has_move(const Setup& setup) const {
  const bool none_on_board = each_move(setup, [](const Played&) { return false; });
  if (!none_on_board) {
    return true;
  }
  for (const Kind kind : kinds_held(setup)) {
    for (const Square to : squares_) {
      if (!setup.at(to) && refusal(setup, kind, to) == Refusal::none) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace hurdle::props
