// Mutated kings (M1): chess's castling, Cambodia's leap, other games' steps, and slips.
#include "movegen/mutants/games/makpong/hooks.hpp"

namespace hurdle::makpong {
namespace {

bool is_home(const BaseReferee& rules, Colour colour, Square square) {
  return rules.own_rank(colour, square) == 1 && (square.file() == 3 || square.file() == 4);
}

/// The corner on one side of a rank.
Square corner(Square from, int side) {
  return {side < 0 ? 0 : notation.files - 1, from.rank()};
}

/// How many files a move goes, halved: the side of castling, or 0.
int side_of(Move move) {
  return (move.to().file() - move.from().file()) / 2;
}

/// As in chess: two squares towards a rook in the corner, with nothing between, not out of check.
void write_castling(const Position& asked, VisitMove visit) {
  const Square from = asked.royal();
  if (!from.exists() || !is_home(asked.rules, asked.side(), from) || asked.in_check()) {
    return;
  }
  for (const int side : {-1, 1}) {
    const Square partner = asked.rules.walk(asked.setup, from).first_piece(from, {side, 0});
    if (partner == corner(from, side) && asked.at(partner).is(asked.side(), rook)) {
      visit(Move::board(from, {from.file() + 2 * side, from.rank()}));
    }
  }
}

void move_the_rook(const BaseReferee& /*rules*/, Setup& next, Move move) {
  const Square from = corner(move.from(), side_of(move));
  next.put({move.to().file() - side_of(move), move.to().rank()}, next.at(from));
  next.put(from, Piece{});
}

Change<mutation::Hooks> castles() {
  const auto marks = [](const Turn& asked) { return side_of(asked.move) != 0; };
  return both(
      instead(&Hooks::special_moves, write_castling),
      both(instead(&Hooks::is_castling, marks), instead(&Hooks::move_partner, move_the_rook)));
}

bool kings_face(const Played& asked) {
  const Square white = asked.rules.royal_square(asked.next, Colour::white);
  return white.exists() && asked.rules.walk(asked.next, white).first_piece(white, {0, 1}) ==
                               asked.rules.royal_square(asked.next, Colour::black);
}

bool at_home(const Mover& mover) {
  return is_home(mover.rules, mover.colour, mover.from);
}

}  // namespace

MutantRules mutant_kings() {
  const Going leap_aside = to_empty(steps({{-2, 1}, {2, 1}}));
  return {
      {"king-castles", "M1", "A king at home castles with a rook in the corner.", castles()},
      {"kings-may-not-face", "M1", "Kings may not face each other on a file with nothing between.",
       unless(&Hooks::permitted, kings_face)},
      {"king-leaps-from-home", "M1", "A king at home may leap as a knight sideways.",
       goes(king, also(where(at_home, leap_aside)))},
      {"king-steps-straight-only", "M1", "A king has no diagonal step.",
       goes(king, steps(straight))},
      {"king-forgets-a-corner", "M1", "A king cannot step towards a1 diagonally.",
       goes(king, never_by({{-1, -1}}))},
      {"king-never-steps-back", "M1", "A king cannot step straight backward.",
       goes(king, never(back))},
      {"king-steps-round-the-edge", "M1", "A king on the edge steps to the far file.",
       goes(king, wrapped_steps(as_king))},
      {"king-never-captures", "M1", "A king steps only onto empty squares.",
       goes(king, only_where([](const Mover& mover, Square to) {
              return mover.walk.empty(to) || mover.at(to).kind() == king;
            }))},
      {"king-takes-its-own", "M1", "A king may take pieces of its own colour.",
       goes(king, also(steps_onto_own(as_king)))},
  };
}

}  // namespace hurdle::makpong
