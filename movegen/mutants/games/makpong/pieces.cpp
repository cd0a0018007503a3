// Mutated pieces (M1 to M3): chess's castling and Cambodia's leap, lines that are too short, too
// long or forgotten, steps and legs of other games, and a "forward" that is the same for both
// colours.
#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"
#include "movegen/referee/direction.hpp"

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
  const Square white = royal_square(asked.next, Colour::white);
  return white.exists() && asked.rules.walk(asked.next, white).first_piece(white, {0, 1}) ==
                               royal_square(asked.next, Colour::black);
}

bool at_home(const Mover& mover) {
  return is_home(mover.rules, mover.colour, mover.from);
}

bool ends_before_the_edge(const Mover& mover, Square to) {
  const int index = to.file() == mover.from.file() ? to.rank() : to.file();
  return distance(mover.from, to) < 2 || (index != 0 && index != 7);
}

const Steps two_diagonally{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};

}  // namespace

MutantRules mutant_kings_rooks_and_knights() {
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
       goes(king, only_where(either(is_empty, is_kind(king))))},
      {"king-takes-its-own", "M1", "A king may take pieces of its own colour.",
       goes(king, also(steps_onto_own(as_king)))},
      {"rook-stops-before-the-edge", "M1", "A rook's slide ends one square before the edge.",
       goes(rook, only_where(ends_before_the_edge))},
      {"rook-goes-six-at-most", "M1", "A rook goes at most six squares.",
       goes(rook, slides_at_most(6, straight))},
      {"rook-goes-through-an-enemy", "M1", "A rook may go on behind a piece it could take.",
       goes(rook, also(behind_an_enemy(straight)))},
      {"rook-takes-beyond-its-own", "M1", "A rook takes the first enemy behind an own piece.",
       goes(rook, also(to_take(slides_behind(is_own))))},
      {"rook-forgets-the-left", "M1", "A rook never goes towards the a-file.",
       goes(rook, only_where(is_not(goes_left)))},
      {"rook-captures-along-files-only", "M1", "A rook does not capture along its rank.",
       goes(rook, only_where(either(is_empty, goes_along_its_file)))},
      {"rook-slides-round-the-edge", "M1", "A rook on a rank goes on at its far end.",
       goes(rook, wrapped_slides(straight))},
      {"rook-steps-diagonally-too", "M1", "A rook has a king's diagonal steps.",
       goes(rook, also(steps(diagonal)))},
      {"rook-takes-its-own", "M1", "A rook may take pieces of its own colour.",
       goes(rook, also(slides_onto_own(straight)))},
      {"knight-has-a-leg", "M1", "A piece beside a knight stops its leaps there.",
       goes(knight, only_where(on_the_way(0, is_empty)))},
      {"knight-has-an-elbow", "M1", "A piece diagonally beside a knight stops its leaps there.",
       goes(knight, only_where(on_the_way(0, is_empty, First::diagonal_step)))},
      {"knight-leaps-forward-only", "M1", "A knight has the two leaps of shogi.",
       goes(knight, steps({{-1, 2}, {1, 2}}))},
      {"knight-forgets-a-leap", "M1", "The leap two files left, one down, is missing.",
       goes(knight, never_by({{-2, -1}}))},
      {"knight-leaps-round-the-edge", "M1", "A knight leaps over the edge files.",
       goes(knight, wrapped_steps(as_knight))},
      {"knight-takes-its-own", "M1", "A knight may take pieces of its own colour.",
       goes(knight, also(steps_onto_own(as_knight)))},
  };
}

MutantRules mutant_queens() {
  return {
      {"queen-of-chess", "M2", "A queen slides in all eight directions.",
       goes(queen, slides(as_king))},
      {"queen-slides-diagonally", "M2", "A queen goes any distance diagonally.",
       goes(queen, slides(diagonal))},
      {"queen-steps-everywhere", "M2", "A queen has the steps of a king.",
       goes(queen, steps(as_king))},
      {"queen-steps-straight", "M2", "A queen steps straight, not diagonally.",
       goes(queen, steps(straight))},
      {"queen-steps-ahead-too", "M2", "A queen has a bishop's step straight ahead.",
       goes(queen, also(steps(ahead)))},
      {"queen-never-goes-back", "M2", "A queen has her two forward steps only.",
       goes(queen, only_where(goes_forward))},
      {"queen-leaps-ahead-from-home", "M2", "A queen at home may go two squares straight ahead.",
       goes(queen, also(where(at_home, to_empty(steps({{0, 2}})))))},
      {"queen-leaps-two-too", "M2", "A queen may leap two squares diagonally.",
       goes(queen, also(steps(two_diagonally)))},
      {"queen-forgets-one-diagonal", "M2", "The step right and down is missing.",
       goes(queen, never_by({{1, -1}}))},
      {"queen-steps-round-the-edge", "M2", "A queen steps over the edge files.",
       goes(queen, wrapped_steps(diagonal))},
      {"queen-takes-her-own", "M2", "A queen may take pieces of her own colour.",
       goes(queen, also(steps_onto_own(diagonal)))},
  };
}

MutantRules mutant_bishops() {
  const Going diagonally = steps(diagonal);
  return {
      {"bishop-has-no-straight-step", "M3", "A bishop steps diagonally only.",
       goes(bishop, diagonally)},
      {"bishop-steps-up-for-both", "M3", "Black's bishops too step up the board.",
       goes(bishop, both(diagonally, steps_up(ahead)))},
      {"bishop-steps-back-instead", "M3", "The straight step of a bishop goes backward.",
       goes(bishop, both(diagonally, steps(back)))},
      {"bishop-steps-back-too", "M3", "A bishop steps straight backward as well.",
       goes(bishop, also(steps(back)))},
      {"bishop-steps-sideways-too", "M3", "A bishop steps sideways as well.",
       goes(bishop, also(steps(sideways)))},
      {"bishop-never-captures-ahead", "M3", "The straight step does not capture.",
       goes(bishop, only_where(is_not(both(goes_along_its_file, is_taken))))},
      {"bishop-only-captures-ahead", "M3", "The straight step only captures.",
       goes(bishop, only_where(is_not(both(goes_along_its_file, is_empty))))},
      {"bishop-slides-ahead", "M3", "A bishop goes any distance straight ahead.",
       goes(bishop, both(diagonally, slides(ahead)))},
      {"bishop-of-chess", "M3", "A bishop slides diagonally.", goes(bishop, slides(diagonal))},
      {"bishop-of-shatranj", "M3", "A bishop leaps two squares diagonally.",
       goes(bishop, steps(two_diagonally))},
      {"bishop-goes-as-a-gold", "M3", "A bishop steps straight and forward aslant.",
       goes(bishop, steps(as_gold))},
      {"bishop-never-goes-back", "M3", "A bishop has no backward diagonal.",
       goes(bishop, only_where(goes_forward))},
      {"bishop-forgets-one-diagonal", "M3", "The step right and down is missing.",
       goes(bishop, never_by({{1, -1}}))},
      {"bishop-steps-round-the-edge", "M3", "A bishop steps over the edge files.",
       goes(bishop, both(wrapped_steps(diagonal), steps(ahead)))},
      {"bishop-takes-its-own", "M3", "A bishop may take pieces of its own colour.",
       goes(bishop, also(steps_onto_own(diagonal)))},
      {"bishop-checks-diagonally-only", "M3", "The straight step of a bishop gives no check.",
       attacks_only_if(bishop, is_not(goes_along_its_file))},
  };
}

}  // namespace hurdle::makpong
